import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'

let school: TestSchool
/** Administer the school of the fortress, its municipality and another school. */
let ivan: Person
let andrey: Person
let stranger: Person
let savelich: Person
let karl: Person
let district: number
let fortress: number

const agent = { type: 'agent', gradeIndex: null } as const
const email = 'karl@pochta.example'
const codeOf = ({ headers }: { headers: Record<string, unknown> }) => headers['x-error-code']
const at = (id: number, rest = 'invitations') => `/api/wk/organizations/${id}/${rest}`
const invite = (who: Person, role = 'teacher', to = email, id = fortress) =>
  who.post(at(id), { email: to, role })
const bring = (who: Person, text: string, is_confirmed = true, id = fortress) =>
  who.post(at(id, 'invitation_imports'), { text, is_confirmed })
const letters = () =>
  school.rows<{ to: string; text: string; link: string }>(
    'select "to", text, link from outbox_messages order by id',
  )
const accept = async (who: Person) =>
  who.post(`/api/invites/${(await letters()).at(-1)!.link.split('/').at(-1)}/accepts`, {})

async function organization(kind: string, name: string, parentId: number | null): Promise<number> {
  const [row] = await school.rows<{ id: number }>(
    `insert into organizations (kind, name, short_name, parent_id) values ($1, $2, $2, $3) returning id`,
    [kind, name, parentId],
  )
  return row!.id
}

async function worker(name: string, organizationId: number, role: string, portalRole: string) {
  const person = await school.person(name, { ...agent, portalRole: portalRole as 'schoolAdmin' })
  await school.rows(
    `insert into memberships (user_id, organization_id, role, is_active) values ($1, $2, $3, true)`,
    [person.id, organizationId, role],
  )
  return person
}

beforeEach(async () => {
  school = await openTestSchool()
  district = await organization('municipal', 'Белогорский уезд', null)
  fortress = await organization('school', 'Школа крепости', district)
  ivan = await worker('Иван Миронов', fortress, 'admin', 'schoolAdmin')
  andrey = await worker('Андрей Рейнсдорп', district, 'admin', 'municipalityAdmin')
  stranger = await worker(
    'Алексей Швабрин',
    await organization('school', 'Школа слободы', district),
    'admin',
    'schoolAdmin',
  )
  savelich = await worker('Архип Савельев', fortress, 'teacher', 'teacher')
  karl = await school.person('Карл Иванов', { ...agent, email, emailConfirmedAt: school.now })
})

describe('whoever is called to an organization', () => {
  test('gets one letter, however often it is asked for, and has the role by accepting', async () => {
    expect((await invite(ivan)).status).toBe(204)
    expect((await invite(ivan, 'teacher', email.toUpperCase())).status).toBe(204)
    expect(await letters()).toHaveLength(1)
    expect((await letters())[0]!.text).toContain('Кем: учитель')
    expect((await ivan.get(at(fortress))).body).toMatchObject([{ email, role: 'teacher', state: 'sent' }])
    expect((await accept(karl)).body.state).toBe('joined')
    expect((await ivan.get(at(fortress))).body).toEqual([])
    expect(codeOf(await invite(ivan))).toBe('employee_works_already')
  })

  test('is the owner of that address alone, and has proved it', async () => {
    const stranger = await school.person('Палаша Белова', {
      ...agent,
      email: 'palasha@pochta.example',
      emailConfirmedAt: school.now,
    })
    await school.rows('update users set email_confirmed_at = null where id = $1', [karl.id])
    await invite(ivan, 'admin')
    const inviteCode = (await letters())[0]!.link.split('/').at(-1)
    const look = async (person: Person) => (await person.get(`/api/invites/${inviteCode}`)).body
    expect(await look(stranger)).toMatchObject({
      state: 'other_address',
      invite: { sent_to: `${email[0]}•••${email.slice(email.indexOf('@'))}` },
    })
    expect(codeOf(await accept(stranger))).toBe('invite_other_address')
    expect(codeOf(await stranger.post(`/api/invites/${inviteCode}/declines`))).toBe('invite_other_address')
    expect((await look(karl)).state).toBe('unproved_address')
    expect(codeOf(await accept(karl))).toBe('invite_unproved_address')
    expect(
      await school.rows('select from memberships where user_id in ($1, $2)', [stranger.id, karl.id]),
    ).toEqual([])
    await school.rows('update users set email_confirmed_at = now() where id = $1', [karl.id])
    expect((await accept(karl)).body.state).toBe('joined')
  })

  test('comes to the portal at which the call was made, and to the site when it was made there', async () => {
    const headers = { host: 'kbc.portal.localhost' }
    await ivan.post(at(fortress), { email, role: 'teacher' }, { headers })
    const { link: first } = (await letters())[0]!
    expect(first).toMatch(/^http:\/\/kbc\.portal\.localhost(:\d+)?\/invite\/[2-9A-HJ-NP-Z]{8}$/)
    await ivan.post(at(fortress), { email: 'zurin@pochta.example', role: 'teacher' })
    expect((await letters())[1]!.link).toMatch(/^\/teacher_invites\/[2-9A-HJ-NP-Z]{8}$/)
    expect((await karl.get(`/api/invites/${first.split('/').at(-1)}`, { headers })).body.state).toBe('open')
  })

  test('becomes its administrator when called so, from above as well, and acts so at once', async () => {
    expect((await invite(andrey, 'admin', email, district)).status).toBe(204)
    expect((await letters())[0]!.text).toContain('Кем: администратор')
    await accept(karl)
    const [row] = await school.rows('select portal_role as role from users where id = $1', [karl.id])
    expect(row).toEqual({ role: 'municipalityAdmin' })
    expect((await invite(andrey)).status).toBe(204)
  })

  test('is called by those who administer it or what is above it, by nobody else', async () => {
    expect(codeOf(await invite(stranger))).toBe('organization_not_found')
    expect(codeOf(await invite(ivan, 'admin', email, district))).toBe('organization_not_found')
    for (const who of [savelich, await school.person('Маша Миронова')])
      expect((await invite(who)).status).toBe(403)
    expect(codeOf(await invite(andrey, 'teacher', email, district))).toBe('organization_role_misplaced')
    expect(codeOf(await stranger.get(at(fortress)))).toBe('organization_not_found')
    expect(await letters()).toEqual([])
  })

  test('is called off by the school and from above', async () => {
    await invite(ivan)
    const [{ id }] = (await ivan.get(at(fortress))).body
    expect(codeOf(await stranger.delete(`/api/teacher/invitations/${id}`))).toBe('invitation_not_found')
    expect((await andrey.delete(`/api/teacher/invitations/${id}`)).status).toBe(204)
    expect(codeOf(await accept(karl))).toBe('invite_revoked')
    expect((await ivan.get(at(fortress))).body).toEqual([])
  })
})

describe('a list of employees', () => {
  const list = `Почта;Роль\n${email};учитель\nanton@pochta.example;администратор`

  test('is looked at first, then written to, and once more to nobody', async () => {
    expect((await bring(ivan, list, false)).body).toMatchObject({ added: 2, faults: [], is_done: false })
    expect(await letters()).toEqual([])
    expect((await bring(ivan, list)).body).toMatchObject({ added: 2, is_done: true })
    expect((await bring(ivan, list)).body).toMatchObject({ added: 0, is_done: true })
    expect((await letters()).map(({ to }) => to)).toEqual([email, 'anton@pochta.example'])
  })

  test('writes to those who can be read, and leaves the other rows to be put right', async () => {
    const { body } = await bring(ivan, `${list}\nсторож`)
    expect(body).toMatchObject({ is_done: true, faults: [{ row: 4, kind: 'no_email', quote: 'сторож' }] })
    expect(await letters()).toHaveLength(2)
    expect(codeOf(await bring(ivan, ' \n'))).toBe('employees_empty')
    expect(codeOf(await bring(stranger, list))).toBe('organization_not_found')
  })

  test('that is sent twice at once writes to nobody twice', async () => {
    const replies = await Promise.all([bring(ivan, list), bring(andrey, list)])
    expect(replies.map(({ body }) => body.added).toSorted()).toEqual([0, 2])
    expect(await letters()).toHaveLength(2)
  })
})

test('a list is taken back within a day, but for those who have answered', async () => {
  const { body } = await bring(ivan, `${email}; учитель\nmaria@pochta.example; учитель`)
  const undo = (who = ivan) => who.delete(at(fortress, `invitation_imports/${body.import_id}`))
  const lists = async () =>
    (await ivan.get(at(fortress))).body.map((one: { list: { id: number } | null }) => one.list?.id ?? null)
  expect(await lists()).toEqual([body.import_id, body.import_id])
  const [first] = await letters()
  expect((await karl.post(`/api/invites/${first!.link.split('/').at(-1)}/accepts`, {})).status).toBe(200)
  expect(codeOf(await undo(stranger))).toBe('organization_not_found')
  expect((await undo()).body).toEqual({ removed: 1, stayed: 1 })
  expect((await undo()).body).toEqual({ removed: 0, stayed: 0 })
  expect(await lists()).toEqual([])
  const late = await bring(ivan, 'maria@pochta.example; учитель')
  school.at(new Date(school.now.getTime() + 25 * 3600_000))
  expect(codeOf(await ivan.delete(at(fortress, `invitation_imports/${late.body.import_id}`)))).toBe(
    'invitation_import_late',
  )
  expect(codeOf(await ivan.delete(at(fortress, 'invitation_imports/999999')))).toBe(
    'invitation_import_not_found',
  )
})
