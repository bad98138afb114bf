/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { viewerOf } from '@school/users/server'

let school: TestSchool
let anna: Person

beforeEach(async () => {
  school = await openTestSchool()
  anna = await school.person('Анна Власьевна', {
    type: 'agent',
    gradeIndex: null,
    isMethodist: true,
    emailConfirmedAt: null,
  })
})

const versionFor = async (person: Person, url = '/api/user/me') =>
  (await person.get(url)).headers['x-viewer-version']
const versionOf = async () => Number(String(await versionFor(anna)).split('.')[1])

describe('every answer says for which version of the viewer it was made', () => {
  test('on replies, refusals and missing pages, the same version as in the user', async () => {
    const { body } = await anna.get('/api/user/me')
    const version = `${anna.id}.${body.rights_version}`
    for (const url of ['/api/user/me', '/api/user/programs', '/api/courses/999999', '/api/catalog/courses'])
      expect([url, await versionFor(anna, url)]).toEqual([url, version])
    const saved = await anna.patch('/api/user/profile', { user: { privacy: { public_profile: false } } })
    expect(saved.headers['x-viewer-version']).toBe(version)
  })

  test('to a guest there is nothing to say', async () => {
    expect(await versionFor(school.guest(), '/api/catalog/courses')).toBeUndefined()
    expect(await versionFor(school.guest())).toBeUndefined()
  })
})

describe('the version grows in the transaction that changes', () => {
  const changes: Record<Exclude<keyof ReturnType<typeof viewerOf>, 'id' | 'version'>, string> = {
    kind: `type = 'pupil'`,
    isElementary: 'is_elementary_pupil = true',
    isParent: 'is_parent = true',
    isCoach: 'is_coach = true',
    isMethodist: 'is_methodist = false',
    isExpert: 'is_expert = true',
    isMiniGroupTeacher: `tags = '{mini_group_teacher}'`,
    portalRole: `portal_role = 'teacher'`,
    isProved: `phone_confirmed_at = '2026-11-20T09:00:00Z'`,
    owesFactor: `second_factor_since = '2026-11-20T09:00:00Z'`,
  }

  test.each(Object.entries(changes))('the viewer’s own columns: %s, by any writer', async (_, set) => {
    const before = await versionOf()
    await school.rows(`update users set ${set} where id = $1`, [anna.id])
    expect(await versionOf()).toBe(before + 1)
    await school.rows(`update users set ${set} where id = $1`, [anna.id])
    expect(await versionOf(), 'the same once more is no change').toBe(before + 1)
  })

  test('what a person belongs to: an organization, a class', async () => {
    const before = await versionOf()
    const [school7] = await school.rows<{ id: number }>(
      `insert into organizations (kind, name, short_name) values ('school', 'Белогорская', 'Белогорская') returning id`,
    )
    await school.rows(`insert into memberships (user_id, organization_id, role) values ($1, $2, 'teacher')`, [
      anna.id,
      school7!.id,
    ])
    expect(await versionOf()).toBe(before + 1)
    await school.rows('update memberships set is_active = true where user_id = $1', [anna.id])
    await school.rows('delete from memberships where user_id = $1', [anna.id])
    expect(await versionOf()).toBe(before + 3)
    await school.rows(
      `with c as (insert into school_classes (organization_id, grade_index, letter, school_year) values ($2, 7, 'Б', 2026) returning id)
       insert into class_members (school_class_id, user_id, role) select id, $1, 'teacher' from c`,
      [anna.id, school7!.id],
    )
    expect(await versionOf()).toBe(before + 4)
    await school.rows('delete from organizations where id = $1', [school7!.id])
    expect(await versionOf(), 'a class goes with its school').toBe(before + 5)
  })

  test('what a person is called and likes changes no right', async () => {
    const before = await versionOf()
    await school.rows(`update users set last_name = 'Миронова', locale = 'it' where id = $1`, [anna.id])
    expect(await versionOf()).toBe(before)
  })
})

test('a right revoked in one process is refused by another at once, and its page gets the new version', async () => {
  const other = await school.process({})
  const there = anna.at(other)
  const masha = await school.person('Маша Миронова')
  const url = `/api/users/${masha.id}/accommodation`
  const open = await there.get(url)
  expect(open.status).toBe(200)
  await school.rows('update users set is_methodist = false where id = $1', [anna.id])
  const refused = await there.get(url)
  expect(refused.status).toBe(404)
  expect(refused.headers['x-viewer-version']).not.toBe(open.headers['x-viewer-version'])
  await other.close()
})
