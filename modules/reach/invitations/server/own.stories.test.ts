import { race, together } from '@school/server/testing'
import type { Person } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { agent, openStaffFixture, type StaffFixture } from './testing/staff-fixture.ts'

let fixture: StaffFixture
let karl: Person

const email = 'karl@pochta.example'
const hourMs = 3600_000
const own = async (who: Person) => (await who.get('/api/invitations/own')).body
const letters = () =>
  fixture.school.rows<{ to: string; subject: string }>(
    'select "to", subject from outbox_messages order by id',
  )
const remind = (who: Person, id: number) => who.post(`/api/invitation_accepts/${id}/reminders`)

beforeEach(async () => {
  fixture = await openStaffFixture()
  karl = await fixture.school.person('Карл Иванов', { ...agent, email, emailConfirmedAt: fixture.school.now })
  await fixture.savelich.post('/api/teacher/invitations', { email: email.toUpperCase() })
})

test('a person invited to a school sees the invitation in the own list and answers there', async () => {
  const { calls, applications } = await own(karl)
  expect(calls).toMatchObject([{ inviter: 'Архип Савельевич' }])
  expect(applications).toEqual([])
  expect((await karl.post(`/api/invites/${calls[0].code}/accepts`, {})).body.state).toBe('waiting')
  expect(await own(karl)).toMatchObject({ calls: [], applications: [{ kind: 'teacher', class_name: null }] })
  fixture.school.at(new Date(fixture.school.now.getTime() + 8 * 24 * hourMs))
  expect((await own(karl)).applications).toHaveLength(1)
})

test('an unconfirmed address shows no invitation', async () => {
  await fixture.school.rows('update users set email_confirmed_at = null where id = $1', [karl.id])
  expect(await own(karl)).toEqual({ calls: [], applications: [] })
  expect((await own(fixture.savelich)).calls).toEqual([])
})

race('a waiting person can remind the school once a day, and two reminders at once are one', async () => {
  const { code } = (await own(karl)).calls[0]
  await karl.post(`/api/invites/${code}/accepts`, {})
  const { accept_id: id, can } = (await own(karl)).applications[0]
  expect(can.remind).toBe(false)
  expect(await remind(karl, id)).toMatchObject({ status: 429 })
  fixture.school.at(new Date(fixture.school.now.getTime() + 25 * hourMs))
  expect((await remind(fixture.savelich, id)).status).toBe(404)
  const statuses = (await together(fixture.school, [() => remind(karl, id), () => remind(karl, id)])).map(
    ({ status }) => status,
  )
  expect(statuses.toSorted()).toEqual([204, 429])
  const sent = (await letters()).filter(({ subject }) => subject === 'Заявка ещё ждёт ответа')
  expect(sent).toMatchObject([{ to: 'ivan@pochta.example' }])
  expect((await own(karl)).applications[0]).toMatchObject({ can: { remind: false } })
})

test('whether a login has an account is shown only to holders of a valid code', async () => {
  const { code } = (await own(karl)).calls[0]
  const guest = fixture.school.guest()
  const check = (login: string, by = code) =>
    guest.get(`/api/wk/users/login_registered_check?login=${encodeURIComponent(login)}&code=${by}`)
  expect((await check(email)).body).toEqual({ registered: true })
  expect((await check('nikogo@pochta.example')).body).toEqual({ registered: false })
  expect((await check(email, 'ABCDEFGH')).status).toBe(422)
  await karl.post(`/api/invites/${code}/declines`)
  expect((await check(email)).status).toBe(422)
})
