/** @module-tag embedded */
import {
  openTestSchool,
  type Person,
  type TestSchool,
  securityEventsDuring,
  race,
  together,
} from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { Tree } from './testing/tree.ts'

let school: TestSchool
let tree: Tree
let vasilisa: Person

const url = '/api/wk/user_state'
const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']

beforeEach(async () => {
  school = await openTestSchool()
  tree = await Tree.plant(school)
  vasilisa = await school.person('Василиса Миронова', { type: 'agent', gradeIndex: null })
})

const isActive = (body: { id: number; active: boolean }[]) =>
  body.filter(({ active }) => active).map(({ id }) => id)
const standing = async (person: Person) =>
  (
    await school.rows<{ portalRole: string | null; version: number; active: number }>(
      `select portal_role as "portalRole", rights_version as version,
        (select count(*)::int from memberships m where m.user_id = u.id and m.is_active) as active from users u where id = $1`,
      [person.id],
    )
  )[0]!

describe('the roles of somebody', () => {
  test('are listed by kind and title, projects last, with the project of each', async () => {
    const ids = {
      project: await tree.join(vasilisa, 'project', 'admin'),
      school: await tree.join(vasilisa, 'fortress', 'teacher'),
      municipal: await tree.join(vasilisa, 'district', 'admin'),
      region: await tree.join(vasilisa, 'region', 'admin', true),
    }
    const { status, body } = await vasilisa.get(url)
    expect(status).toBe(200)
    expect(body.map(({ id }: { id: number }) => id)).toEqual([
      ids.region,
      ids.municipal,
      ids.school,
      ids.project,
    ])
    const project = {
      id: tree.id('project'),
      code: null,
      kind: 'project_federation',
      title: 'Проект «Капитанская дочка»',
    }
    expect(body[2]).toEqual({
      id: ids.school,
      active: false,
      role: 'teacher',
      organization: {
        id: tree.id('fortress'),
        code: '1',
        kind: 'school',
        title: 'Школа Белогорской крепости',
      },
      project_federation: project,
    })
    expect(body[3]).toMatchObject({ role: 'admin', organization: project, project_federation: null })
    expect(isActive(body)).toEqual([ids.region])
  })

  test('are an empty list for a person without roles, and guests have to sign in', async () => {
    expect((await vasilisa.get(url)).body).toEqual([])
    expect((await school.guest().get(url)).status).toBe(401)
  })

  test('in a deactivated organization are not listed and can’t be activated', async () => {
    const id = await tree.join(vasilisa, 'fortress', 'teacher')
    await school.rows('update organizations set deactivated_at = now() where id = $1', [tree.id('district')])
    expect((await vasilisa.get(url)).body).toEqual([])
    const refused = await vasilisa.put(`${url}/${id}`, { active: true })
    expect(refused.status).toBe(403)
    expect(refused.body.errors).toMatch(/больше не\sработает/)
    expect((await standing(vasilisa)).active).toBe(0)
  })
})

describe('switching', () => {
  test('makes one role active, and who somebody is on the portal goes with it', async () => {
    const first = await tree.join(vasilisa, 'fortress', 'teacher', true)
    const second = await tree.join(vasilisa, 'district', 'admin')
    const before = await standing(vasilisa)
    const events = await securityEventsDuring(async () => {
      const { status, body } = await vasilisa.put(`${url}/${second}`, { active: true })
      expect(status).toBe(200)
      expect(body).toMatchObject({ id: second, active: true, role: 'admin' })
    })
    expect(events).toMatchObject([
      {
        event: 'privilege_permissions_changed',
        reason: 'switched',
        userId: vasilisa.id,
        ids: { roleId: String(second), organizationId: String(tree.id('district')) },
      },
    ])
    const after = await standing(vasilisa)
    expect(after).toMatchObject({ portalRole: 'municipalityAdmin', active: 1 })
    expect(after.version).toBeGreaterThan(before.version)
    expect(isActive((await vasilisa.get(url)).body)).toEqual([second])
    await vasilisa.put(`${url}/${first}`, { active: true })
    expect(await standing(vasilisa)).toMatchObject({ portalRole: 'teacher', active: 1 })
  })

  test('to the role that is active already changes nothing and is not in the security log', async () => {
    const id = await tree.join(vasilisa, 'fortress', 'student')
    await vasilisa.put(`${url}/${id}`, { active: true })
    const before = await standing(vasilisa)
    const events = await securityEventsDuring(async () => {
      expect((await vasilisa.put(`${url}/${id}`, { active: true })).body).toMatchObject({
        active: true,
        role: 'empty',
      })
    })
    expect(events).toEqual([])
    expect(await standing(vasilisa)).toEqual(before)
    expect(before.portalRole).toBe('intern')
  })

  test('to the role of somebody else, to an unknown one and to «not active» is refused', async () => {
    const savelich = await school.person('Архип Савельев', { type: 'agent', gradeIndex: null })
    const foreign = await tree.join(savelich, 'fortress', 'admin')
    const own = await tree.join(vasilisa, 'fortress', 'teacher', true)
    const [somebody, unknown] = [
      await vasilisa.put(`${url}/${foreign}`, { active: true }),
      await vasilisa.put(`${url}/2000000000`, { active: true }),
    ]
    expect([somebody.status, codeOf(somebody)]).toEqual([404, 'role_not_found'])
    expect(unknown.body).toEqual(somebody.body)
    expect((await vasilisa.put(`${url}/${own}`, { active: false })).status).toBe(422)
    expect((await standing(savelich)).active).toBe(0)
    expect((await standing(vasilisa)).active).toBe(1)
  })

  race('in two tabs at once leaves one role active, and the portal role is of that one', async () => {
    const roles = {
      teacher: await tree.join(vasilisa, 'fortress', 'teacher', true),
      municipalityAdmin: await tree.join(vasilisa, 'district', 'admin'),
      regionAdmin: await tree.join(vasilisa, 'region', 'admin'),
    }
    const tabs = [...Object.values(roles), ...Object.values(roles)]
    const answers = await together(
      school,
      tabs.map((id) => () => vasilisa.put(`${url}/${id}`, { active: true })),
    )
    expect(answers.map(({ status }) => status)).toEqual(tabs.map(() => 200))
    const { portalRole, active } = await standing(vasilisa)
    expect(active).toBe(1)
    const [now] = isActive((await vasilisa.get(url)).body)
    expect(roles[portalRole as keyof typeof roles]).toBe(now)
  })

  test('of projects by a pupil gives no role of the staff', async () => {
    const masha = await school.person('Маша Миронова')
    const id = await tree.join(masha, 'project', 'student', true)
    const other = await tree.join(masha, 'fortress', 'student')
    expect((await masha.put(`${url}/${other}`, { active: true })).body.role).toBe('empty')
    expect(await standing(masha)).toMatchObject({ portalRole: null, active: 1 })
    expect(isActive((await masha.get(url)).body)).toEqual([other])
    expect((await masha.put(`${url}/${id}`, { active: true })).status).toBe(200)
  })
})

test('the database itself keeps anybody from two active roles', async () => {
  await tree.join(vasilisa, 'fortress', 'teacher', true)
  await expect(tree.join(vasilisa, 'district', 'admin', true)).rejects.toThrow('memberships_active')
})

test('an organization that is moved takes what lies below along', async () => {
  await school.rows('update organizations set parent_id = $1 where id = $2', [
    tree.id('otherRegion'),
    tree.id('district'),
  ])
  const [row] = await school.rows<{ path: number[] }>('select path from organizations where id = $1', [
    tree.id('fortress'),
  ])
  expect(row!.path).toEqual(['project', 'otherRegion', 'district', 'fortress'].map((key) => tree.id(key)))
  await expect(
    school.rows('update organizations set parent_id = $1 where id = $1', [tree.id('district')]),
  ).rejects.toThrow('can not lie below itself')
})
