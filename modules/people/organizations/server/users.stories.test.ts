import { readTable } from '@school/kernel/testing'
import {
  openTestSchool,
  type Person,
  type TestSchool,
  securityEventsDuring,
  race,
  together,
} from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { Tree } from './testing/tree.ts'

let school: TestSchool
let tree: Tree
/** Administers the school of the fortress. */
let ivan: Person
let savelich: Person
let url: string

const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']

beforeEach(async () => {
  school = await openTestSchool()
  tree = await Tree.plant(school)
  ivan = await tree.head('Иван Миронов', 'fortress')
  savelich = await tree.worker('Архип Савельев', 'fortress', 'teacher')
  url = `/api/wk/organizations/${tree.id('fortress')}/users`
})

const list = async (query = '') => (await ivan.get(`${url}${query}`)).body
const roleOf = async (person: Person, role: string) =>
  (
    await school.rows<{ id: number }>('select id from memberships where user_id = $1 and role = $2', [
      person.id,
      role,
    ])
  )[0]!.id
const portalRoleOf = async (person: Person) =>
  (
    await school.rows<{ role: string | null }>('select portal_role as role from users where id = $1', [
      person.id,
    ])
  )[0]!.role

test('employees are listed by name, without pupils, and filtered by role, state and a part of the name', async () => {
  const masha = await school.person('Маша Миронова')
  await tree.join(masha, 'fortress', 'student')
  const body = await list()
  expect(body.map(({ name, role, is_me }: Record<string, unknown>) => [name, role, is_me])).toEqual([
    ['Миронов Иван', 'admin', true],
    ['Савельев Архип', 'teacher', false],
  ])
  expect((await list('?q[role_eq]=teacher')).length).toBe(1)
  expect((await list('?q[state_eq]=blocked')).length).toBe(0)
  expect((await list('?q[name_cont]=савель')).length).toBe(1)
  const rolesOf = async (query: string) => (await list(query)).map(({ role }: { role: string }) => role)
  expect(await rolesOf('?q[role_not_eq]=teacher')).toEqual(['admin'])
  expect(await rolesOf('?q[role_not_in]=admin,empty')).toEqual(['teacher'])
  expect(await rolesOf('?q[last_visit_at_gteq]=2000-01-01')).toEqual(['admin', 'teacher'])
  expect(await rolesOf('?q[last_visit_at_lt]=2000-01-01')).toEqual([])
  expect((await ivan.get(`${url}?q[password_eq]=1`)).status).toBe(422)
})

test('who works there leaves as a table', async () => {
  for (const format of ['csv', 'xlsx'] as const) {
    const [heads, ...rows] = await readTable(format, (await ivan.get(`${url}/file?format=${format}`)).bytes)
    expect(heads).toEqual(['Кто', 'Роль', 'Состояние', 'Последний вход'])
    expect(rows.map(([name, role]) => [name, role])).toEqual([
      ['Миронов Иван', 'Администратор'],
      ['Савельев Архип', 'Учитель'],
    ])
  }
})

test('a role is returned wrapped, and only for the requested user', async () => {
  const roleId = await roleOf(savelich, 'teacher')
  const { body } = await ivan.get(`${url}/${roleId}?user_id=${savelich.id}`)
  expect(body.wk_organization_user).toMatchObject({ id: roleId, user_id: savelich.id, role: 'teacher' })
  expect(codeOf(await ivan.get(`${url}/${roleId}?user_id=${ivan.id}`))).toBe('role_not_found')
})

test('a role is given to a colleague, once, and is in the security log', async () => {
  const give = () => ivan.post(url, { user_id: savelich.id, role: 'admin' })
  const events = await securityEventsDuring(async () => {
    const first = await give()
    expect(first.body.wk_organization_user).toMatchObject({ user_id: savelich.id, role: 'admin' })
    expect((await give()).body).toEqual(first.body)
  })
  expect(events).toMatchObject([
    { event: 'privilege_permissions_changed', reason: 'granted', subjectIds: [savelich.id] },
  ])
  expect(await portalRoleOf(savelich)).toBe('teacher')
})

test('a role is not given to a stranger, to a pupil nor to a teacher of another region: they are invited', async () => {
  const stranger = await school.person('Алексей Швабрин', { type: 'agent', gradeIndex: null })
  const elsewhere = await tree.worker('Емельян Иванов', 'otherSchool', 'teacher')
  const masha = await school.person('Маша Миронова')
  await tree.join(masha, 'fortress', 'student')
  for (const person of [stranger, elsewhere, masha]) {
    const refused = await ivan.post(url, { user_id: person.id, role: '' })
    expect(codeOf(refused)).toBe('organization_user_unknown')
    expect(JSON.stringify(refused.body.errors)).toMatch(/user_id.*приглашение/)
  }
})

test('a municipality has no teachers', async () => {
  const head = await tree.head('Андрей Рейнсдорп', 'district')
  const refused = await head.post(`/api/wk/organizations/${tree.id('district')}/users`, {
    user_id: savelich.id,
    role: 'teacher',
  })
  expect(codeOf(refused)).toBe('organization_role_misplaced')
})

test('a role that is taken away ends the standing and stays in the history', async () => {
  const roleId = await roleOf(savelich, 'teacher')
  const events = await securityEventsDuring(async () =>
    expect((await ivan.delete(`${url}/${roleId}`)).status).toBe(204),
  )
  expect(events).toMatchObject([{ reason: 'revoked', subjectIds: [savelich.id] }])
  expect(await portalRoleOf(savelich)).toBeNull()
  const past = await school.rows('select role, ended_by from past_memberships where user_id = $1', [
    savelich.id,
  ])
  expect(past).toEqual([{ role: 'teacher', ended_by: ivan.id }])
  expect(codeOf(await ivan.delete(`${url}/${roleId}`))).toBe('role_not_found')
  // A former colleague may get a role again.
  expect((await ivan.post(url, { user_id: savelich.id, role: 'teacher' })).status).toBe(200)
})

race('of two administrators who are taken away at once one stays, however often', async () => {
  const own = await roleOf(ivan, 'admin')
  const [organization] = await school.rows<{ id: number }>(
    'select organization_id as id from memberships where id = $1',
    [own],
  )
  await ivan.post(url, { user_id: savelich.id, role: 'admin' })
  for (let round = 0; round < 6; round++) {
    const roles = await school.rows<{ id: number }>(
      `select id from memberships where role = 'admin' and organization_id = $1 order by id`,
      [organization!.id],
    )
    expect(roles).toHaveLength(2)
    const before = await school.rows(`select * from memberships where id = any($1::int[])`, [
      roles.map(({ id }) => id),
    ])
    const replies = await together(school, [
      () => ivan.delete(`${url}/${roles[0]!.id}?is_confirmed=true`),
      () => ivan.delete(`${url}/${roles[1]!.id}?is_confirmed=true`),
    ])
    const done = replies.filter(({ status }) => status === 204)
    expect(done).toHaveLength(1)
    const left = await school.rows<{ id: number }>(`select id from memberships where id = any($1::int[])`, [
      roles.map(({ id }) => id),
    ])
    expect(left).toHaveLength(1)
    const gone = before.find((row) => (row as { id: number }).id !== left[0]!.id) as Record<string, unknown>
    await school.rows(
      `insert into memberships (user_id, organization_id, role, is_active) values ($1, $2, 'admin', $3)`,
      [gone['user_id'], gone['organization_id'], gone['is_active']],
    )
    await school.rows(`update users set portal_role = 'schoolAdmin' where id = $1`, [ivan.id])
  }
})

test('the last administrator stays; the own role goes only when it is confirmed', async () => {
  const own = await roleOf(ivan, 'admin')
  expect(codeOf(await ivan.delete(`${url}/${own}?is_confirmed=true`))).toBe('role_last_admin')
  expect(codeOf(await ivan.patch(`${url}/${own}`, { role: 'teacher' }))).toBe('role_own')
  await ivan.post(url, { user_id: savelich.id, role: 'admin' })
  expect(codeOf(await ivan.delete(`${url}/${own}`))).toBe('role_own')
  expect((await ivan.delete(`${url}/${own}?is_confirmed=true`)).status).toBe(204)
  expect((await ivan.get(url)).status).toBe(403)
})

race('of two administrators who take each other’s role away at once one stays', async () => {
  const vasilisa = await tree.head('Василиса Миронова', 'fortress')
  const [his, hers] = [await roleOf(ivan, 'admin'), await roleOf(vasilisa, 'admin')]
  const answers = await together(school, [
    () => ivan.delete(`${url}/${hers}`),
    () => vasilisa.delete(`${url}/${his}`),
  ])
  const left = await school.rows(`select id from memberships where organization_id = $1 and role = 'admin'`, [
    tree.id('fortress'),
  ])
  expect(left.length).toBe(1)
  expect(answers.filter(({ status }) => status === 204).length).toBe(1)
})

test('another role is another standing at once, and not one that they have already', async () => {
  const roleId = await roleOf(savelich, 'teacher')
  expect((await ivan.patch(`${url}/${roleId}`, { role: 'admin' })).status).toBe(204)
  expect(await portalRoleOf(savelich)).toBe('schoolAdmin')
  await ivan.post(url, { user_id: savelich.id, role: 'teacher' })
  const stale = await ivan.patch(`${url}/${roleId}`, { role: 'teacher' })
  expect([codeOf(stale), stale.body.meanwhile.current]).toEqual(['changed_meanwhile', { role: 'admin' }])
  const seen = { role: 'teacher', version: stale.body.meanwhile.version }
  expect(codeOf(await ivan.patch(`${url}/${roleId}`, seen))).toBe('role_exists')
})
