/** @module-tag embedded */
import { race, together } from '@school/server/testing'
import type { Person } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { agent, codeOf, openStaffFixture, type StaffFixture } from './testing/staff-fixture.ts'

let fixture: StaffFixture
let masha: Person
let petr: Person

interface Waiting {
  accept_id: number
  name: string
  place_name: string | null
}
const at = (rest = 'waiting_pupils', id = fixture.classId) => `/api/wk/school_classes/${id}/${rest}`
const listed = async (who = fixture.admin): Promise<Waiting[]> => (await who.get(at())).body
const idsOf = async () => (await listed()).map(({ accept_id }) => accept_id)
const decide = (accept_ids: number[], is_confirmed: boolean, who = fixture.admin) =>
  who.post(at('decisions'), { accept_ids, is_confirmed })
const pupils = async () =>
  (
    await fixture.school.rows<{ name: string }>(
      `select u.last_name as name from class_members m join users u on u.id = m.user_id
        where m.school_class_id = $1 and m.role = 'pupil' order by 1`,
      [fixture.classId],
    )
  ).map(({ name }) => name)

beforeEach(async () => {
  fixture = await openStaffFixture()
  masha = await fixture.school.person('Маша Миронова', { gradeIndex: 7 })
  petr = await fixture.school.person('Пётр Гринёв', { gradeIndex: 7 })
  await fixture.savelich.post('/api/teacher/invitations', { school_class_id: fixture.classId })
  const { code } = (await fixture.savelich.get('/api/teacher/invitations')).body.classes[0].invitation
  await masha.post(`/api/invites/${code}/accepts`, {})
  await petr.post(`/api/invites/${code}/accepts`, { place_id: fixture.listed[0] })
})

test('people who came by the code are shown to the school by name, which is kept on record, and counted by classes', async () => {
  expect(await listed()).toMatchObject([
    { name: 'Гринёв Пётр', place_name: 'Швабрин Алексей' },
    { name: 'Миронова Маша', place_name: null },
  ])
  expect(await fixture.school.rows('select list, about, names from name_views')).toEqual([
    { list: 'class_waiting', about: '7А', names: 2 },
  ])
  expect(
    (await fixture.admin.get(`/api/wk/organizations/${fixture.organizationId}/waiting_pupils`)).body,
  ).toEqual([{ school_class_id: fixture.classId, name: '7А', pupils: 2 }])
})

race(
  'all are let in at once, of two who press at once each once; a place of the list passes to its pupil',
  async () => {
    const ids = await idsOf()
    const replies = await together(fixture.school, [() => decide(ids, true), () => decide(ids, true)])
    expect(replies.map(({ body }) => body)).toEqual([
      { decided: 2, left: [] },
      { decided: 2, left: [] },
    ])
    expect(await pupils()).toEqual(['Белова', 'Гринёв', 'Миронова'])
    expect(await listed()).toEqual([])
  },
)

test('one is refused, and is not in the class; another answer afterwards changes nothing', async () => {
  const [petrs] = await idsOf()
  expect((await decide([petrs!], false)).body).toEqual({ decided: 1, left: [] })
  expect((await decide([petrs!], true)).body).toMatchObject({ decided: 0, left: [{ accept_id: petrs }] })
  expect(await pupils()).toEqual(['Белова', 'Швабрин'])
  expect((await listed()).map(({ name }) => name)).toEqual(['Миронова Маша'])
})

test('a pupil of another class of the year goes on waiting, and the others are let in', async () => {
  const ids = await idsOf()
  await fixture.school.rows(
    `with made as (insert into school_classes (organization_id, grade_index, letter, school_year) values ($1, 7, 'Б', 2026) returning id)
      insert into class_members (school_class_id, user_id, role) select id, $2, 'pupil' from made`,
    [fixture.organizationId, masha.id],
  )
  const { body } = await decide(ids, true)
  expect(body.decided).toBe(1)
  expect(body.left).toEqual([
    { accept_id: ids[1], reason: expect.stringContaining('класс уже есть') as string },
  ])
  expect(await pupils()).toEqual(['Белова', 'Гринёв'])
})

test('classes of others and what waits for them are absent; teachers and pupils have pages of their own', async () => {
  const ids = await idsOf()
  const [hamlet] = await fixture.school.rows<{ id: number }>(
    `insert into organizations (kind, name, short_name) values ('school', 'Школа слободы', 'Школа слободы') returning id`,
  )
  const stranger = await fixture.school.person('Алексей Швабрин', { ...agent, portalRole: 'schoolAdmin' })
  await fixture.school.rows(
    `insert into memberships (user_id, organization_id, role, is_active) values ($1, $2, 'admin', true)`,
    [stranger.id, hamlet!.id],
  )
  expect(codeOf(await stranger.get(at()))).toBe('school_class_not_found')
  expect(codeOf(await decide(ids, true, stranger))).toBe('school_class_not_found')
  expect(codeOf(await stranger.get(`/api/wk/organizations/${fixture.organizationId}/waiting_pupils`))).toBe(
    'organization_not_found',
  )
  expect(
    codeOf(
      await stranger.post(`/api/teacher/invitation_accepts/${ids[0]}/decisions`, { is_confirmed: true }),
    ),
  ).toBe('accept_not_found')
  expect(codeOf(await decide([999_999], true))).toBe('accept_not_found')
  for (const who of [fixture.savelich, masha]) {
    expect((await who.get(at())).status).toBe(403)
    expect((await decide(ids, true, who)).status).toBe(403)
  }
  expect(await pupils()).toEqual(['Белова', 'Швабрин'])
})
