import type { Person } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { agent, codeOf, openStaffFixture, type StaffFixture } from './testing/staff-fixture.ts'

let fixture: StaffFixture
let karl: Person

const email = 'karl@pochta.example'
const dayMs = 24 * 3600_000
const invite = (who: Person, to = email) => who.post('/api/teacher/invitations', { email: to })
const letters = () =>
  fixture.school.rows<{ to: string; text: string; link: string }>(
    'select "to", text, link from outbox_messages order by id',
  )
const linkOf = async () => (await letters()).findLast(({ to, link }) => to === email && link)!.link
const code = async () => (await linkOf()).split('/').at(-1)!
const accept = async (who: Person) => who.post(`/api/invites/${await code()}/accepts`, {})
const look = async (who: Person) => (await who.get(`/api/invites/${await code()}`)).body
const listOf = async (who: Person) => (await who.get('/api/teacher/invitations')).body
const stateOf = async () => (await listOf(fixture.savelich)).colleagues[0].state

beforeEach(async () => {
  fixture = await openStaffFixture()
  karl = await fixture.school.person('Карл Иванов', { ...agent, email, emailConfirmedAt: fixture.school.now })
})

describe('a colleague who is called by a letter', () => {
  beforeEach(async () => {
    await invite(fixture.savelich)
  })

  test('gets one letter with a link, however often the form is sent', async () => {
    expect((await invite(fixture.savelich, email.toUpperCase())).status).toBe(204)
    expect(await letters()).toHaveLength(1)
    expect((await letters())[0]!.text).toContain('Архип Савельевич')
    expect(await linkOf()).toMatch(/^\/teacher_invites\/[2-9A-HJ-NP-Z]{8}$/)
    expect(await stateOf()).toBe('sent')
  })

  test('accepts, waits for the school, and works in it after an administrator approves', async () => {
    expect(await look(karl)).toMatchObject({ state: 'open', invite: { kind: 'teacher', class_name: null } })
    expect((await accept(karl)).body.state).toBe('waiting')
    expect(await stateOf()).toBe('accepted')
    expect((await letters()).at(-1)).toMatchObject({ to: 'ivan@pochta.example', link: '/invitations' })
    const { applications, can } = await listOf(fixture.admin)
    expect(can).toEqual({ invite_colleagues: true, approve_colleagues: true })
    expect(applications).toMatchObject([{ name: 'Иванов Карл', email, invited_by: 'Архип Савельевич' }])
    const url = `/api/teacher/invitation_accepts/${applications[0].accept_id}/decisions`
    expect((await fixture.savelich.post(url, { is_confirmed: true })).status).toBe(404)
    expect((await karl.post(url, { is_confirmed: true })).status).toBe(404)
    expect((await fixture.admin.post(url, { is_confirmed: true })).status).toBe(204)
    expect((await listOf(fixture.admin)).applications).toEqual([])
    expect((await look(karl)).state).toBe('joined')
    const [row] = await fixture.school.rows(
      `select m.role, m.is_active as active, u.portal_role as portal from memberships m join users u on u.id = m.user_id where u.id = $1`,
      [karl.id],
    )
    expect(row).toEqual({ role: 'teacher', active: true, portal: 'teacher' })
    expect((await letters()).at(-1)!.to).toBe(email)
  })

  test('has it in the bell without the code, then the administrators have that they wait, then they that they are in', async () => {
    const bellOf = async (who: Person) => (await who.get('/api/user/notifications')).body
    await invite(fixture.savelich)
    const [call] = await bellOf(karl)
    expect(call).toMatchObject({ kind: 'invitation', title: 'Архип Савельевич приглашает работать вместе' })
    expect(JSON.stringify(call)).not.toContain(await code())
    await accept(karl)
    expect(await bellOf(fixture.admin)).toMatchObject([
      { title: 'Коллега ждёт подтверждения', url: '/invitations' },
    ])
    const { applications } = await listOf(fixture.admin)
    const url = `/api/teacher/invitation_accepts/${applications[0].accept_id}/decisions`
    for (let n = 0; n < 2; n++) await fixture.admin.post(url, { is_confirmed: true })
    expect(await bellOf(karl)).toMatchObject([
      { title: 'Приглашение подтверждено', url: '/teacher-dashboard' },
      { title: 'Архип Савельевич приглашает работать вместе' },
    ])
    expect(await bellOf(fixture.savelich)).toEqual([])
  })

  test('goes on acting for the school for which they act already', async () => {
    await fixture.school.rows(
      `with other as (insert into organizations (kind, name, short_name) values ('school', 'Оренбург', 'Оренбург') returning id)
        insert into memberships (user_id, organization_id, role, is_active) select $1, id, 'teacher', true from other`,
      [karl.id],
    )
    await accept(karl)
    const { applications } = await listOf(fixture.admin)
    await fixture.admin.post(`/api/teacher/invitation_accepts/${applications[0].accept_id}/decisions`, {
      is_confirmed: true,
    })
    const active = await fixture.school.rows(
      'select is_active from memberships where user_id = $1 order by id',
      [karl.id],
    )
    expect(active).toEqual([{ is_active: true }, { is_active: false }])
  })

  test('says no, and the link is over', async () => {
    const declined = await karl.post(`/api/invites/${await code()}/declines`)
    expect(declined.status).toBe(200)
    expect(await stateOf()).toBe('declined')
    expect(codeOf(await accept(karl))).toBe('invite_revoked')
    expect((await karl.post(`/api/invites/${await code()}/declines`)).status).toBe(200)
  })

  test('is one person: for the next one the invitation is used up, and a pupil is the wrong person', async () => {
    const masha = await fixture.school.person('Маша Миронова')
    expect((await look(masha)).state).toBe('wrong_person')
    expect(codeOf(await accept(masha))).toBe('invite_wrong_person')
    await accept(karl)
    const other = await fixture.school.person('Антон Бопре', agent)
    expect(await look(other)).toEqual({ state: 'used', invite: null })
    expect(codeOf(await accept(other))).toBe('invite_used')
  })

  test('gets another letter after an hour, not before, and a new invitation after the expiry', async () => {
    const { id } = (await listOf(fixture.savelich)).colleagues[0]
    const send = () => fixture.savelich.post(`/api/teacher/invitations/${id}/sendings`)
    expect(codeOf(await send())).toBe('invitation_too_soon')
    fixture.school.at(new Date(fixture.school.now.getTime() + 3600_000))
    expect((await send()).status).toBe(204)
    expect(await letters()).toHaveLength(2)
    fixture.school.at(new Date(fixture.school.now.getTime() + 31 * dayMs))
    fixture.savelich = await fixture.school.signedIn(fixture.savelich.id)
    karl = await fixture.school.signedIn(karl.id)
    expect(await stateOf()).toBe('expired')
    expect(codeOf(await send())).toBe('invitation_over')
    const old = await code()
    expect((await fixture.savelich.post(`/api/teacher/invitations/${id}/renewals`)).status).toBe(204)
    expect(await code()).not.toBe(old)
    expect((await look(karl)).state).toBe('open')
  })
})

test('an invitation by an administrator of the school needs no approval', async () => {
  await invite(fixture.admin)
  expect((await accept(karl)).body.state).toBe('joined')
})

test('only employees can invite to a school, at most twenty letters a day', async () => {
  expect(codeOf(await invite(karl, 'bopre@pochta.example'))).toBe('invitation_no_school')
  expect(codeOf(await fixture.savelich.post('/api/teacher/invitations', {}))).toBe('invitation_of_nobody')
  const open = await fixture.school.reopened({ LIMIT_MULTIPLIER: '1' })
  try {
    open.at(fixture.school.now)
    const savelich = await open.signedIn(fixture.savelich.id)
    const statuses = []
    for (let n = 0; n < 21; n++) statuses.push((await invite(savelich, `kollega-${n}@pochta.example`)).status)
    expect(statuses).toEqual([...Array<number>(20).fill(204), 429])
  } finally {
    await open.app.close()
  }
})
