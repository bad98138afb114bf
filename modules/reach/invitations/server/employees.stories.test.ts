import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { faultOf, stateOf } from './rules.ts'

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
const importList = (who: Person, text: string, is_confirmed = true, id = fortress) =>
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

describe('a person who is invited to an organization', () => {
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

  test('is invited only by administrators of the organization or of one above it', async () => {
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

  test('is previewed first, then sent, and sends no letters when repeated', async () => {
    expect((await importList(ivan, list, false)).body).toMatchObject({ added: 2, faults: [], is_done: false })
    expect(await letters()).toEqual([])
    expect((await importList(ivan, list)).body).toMatchObject({ added: 2, is_done: true })
    expect((await importList(ivan, list)).body).toMatchObject({ added: 0, is_done: true })
    expect((await letters()).map(({ to }) => to)).toEqual([email, 'anton@pochta.example'])
  })

  test('writes to those who can be read, and leaves the other rows to be put right', async () => {
    const { body } = await importList(ivan, `${list}\nсторож`)
    expect(body).toMatchObject({ is_done: true, faults: [{ row: 4, kind: 'no_email', quote: 'сторож' }] })
    expect(await letters()).toHaveLength(2)
    expect(codeOf(await importList(ivan, ' \n'))).toBe('employees_empty')
    expect(codeOf(await importList(stranger, list))).toBe('organization_not_found')
  })

  race('that is sent twice at once writes to each address once', async () => {
    const replies = await together(school, [() => importList(ivan, list), () => importList(andrey, list)])
    expect(replies.map(({ body }) => body.added).toSorted()).toEqual([0, 2])
    expect(await letters()).toHaveLength(2)
  })
})

describe('those who were called and have not come', () => {
  const guests = ['anton', 'maria', 'pavel', 'semyon', 'vera'].map((name) => `${name}@pochta.example`)
  const asked = (query: string, who = ivan) => who.get(at(fortress, `invitations?${query}`))
  const hourMs = 3600_000

  /** Each is called an hour after the one before, the first as an administrator; the last comes, the one before declines. */
  async function callAll(): Promise<void> {
    const began = school.now.getTime()
    for (const [hours, to] of guests.entries()) {
      school.at(new Date(began + hours * hourMs))
      await invite(ivan, hours === 0 ? 'admin' : 'teacher', to)
    }
    await school.rows(`update invitations set declined_at = $2 where email = $1`, [guests[3], school.now])
    await school.rows(
      `insert into invitation_accepts (invitation_id, user_id, state, accepted_at)
        select id, $2, 'confirmed', $3 from invitations where email = $1`,
      [guests[4], karl.id, school.now],
    )
  }

  test.each<[query: string, total: number, found: number[]]>([
    ['', 4, [3, 2, 1, 0]],
    ['limit=3', 4, [3, 2, 1]],
    ['limit=3&page=2', 4, [0]],
    ['limit=3&page=3', 4, []],
    ['limit=2&q[s]=sent_at asc', 4, [0, 1]],
    ['limit=2&q[s]=sent_at desc', 4, [3, 2]],
    ['q[role_eq]=admin', 1, [0]],
    ['q[state_in]=sent,opened&limit=1&page=2', 3, [1]],
    ['q[state_eq]=declined', 1, [3]],
    ['q[state_eq]=accepted', 0, []],
  ])('are listed by pages: %s', async (query, total, found) => {
    await callAll()
    const { body, headers } = await asked(query)
    expect(body.map((one: { email: string }) => one.email)).toEqual(found.map((index) => guests[index]))
    expect(headers['x-total']).toBe(String(total))
  })

  test('are of the organization and of what is above it; other words are refused', async () => {
    await callAll()
    expect((await asked('limit=1&page=2', andrey)).body).toMatchObject([{ email: guests[2] }])
    expect(codeOf(await asked('limit=1', stranger))).toBe('organization_not_found')
    expect((await asked('limit=1', savelich)).status).toBe(403)
    for (const query of ['limit=101', 'page=0', 'q[email_eq]=a', 'q[s]=email asc', 'q[state_eq]=lost'])
      expect([query, (await asked(query)).status]).toEqual([query, 422])
  })

  test('have the states that the rule gives them', async () => {
    const facts = {
      revokedAt: 'revoked_at',
      declinedAt: 'declined_at',
      openedAt: 'opened_at',
      sentAt: 'sent_at',
    } as const
    const keys = Object.keys(facts) as (keyof typeof facts)[]
    const sets = Array.from({ length: 2 ** keys.length }, (_, set) =>
      keys.filter((_key, bit) => set & (1 << bit)),
    )
    const now = school.now
    const expected: Record<string, [state: string, canSend: boolean, canRenew: boolean]> = {}
    for (const [index, set] of sets.entries())
      for (const isExpired of [false, true]) {
        const to = `${index}-${isExpired}@pochta.example`
        const expiresAt = new Date(now.getTime() + (isExpired ? 0 : 1000))
        await school.rows(
          `insert into invitations (kind, organization_id, made_by, email, nonce, code_hash, most_uses, auto_approves, created_at, expires_at
              ${set.map((key) => `, ${facts[key]}`).join('')})
            values ('teacher', $1, $2, $3, 'n', $3, 1, true, $4::timestamptz - interval '1 day', $5 ${set.map(() => ', $4').join('')})`,
          [fortress, ivan.id, to, now, expiresAt],
        )
        const known = {
          uses: 0,
          mostUses: 1,
          expiresAt,
          revokedAt: null,
          declinedAt: null,
          openedAt: null,
          sentAt: null,
        }
        const row = { ...known, ...Object.fromEntries(set.map((key) => [key, now])) }
        const isOpen = faultOf(row, now) === null
        if (stateOf(row, now) !== 'revoked') expected[to] = [stateOf(row, now), isOpen, !isOpen]
      }
    const { body } = await asked('')
    const states = body.map(
      (one: { email: string; state: string; can: { send: boolean; renew: boolean } }) => [
        one.email,
        [one.state, one.can.send, one.can.renew],
      ],
    )
    expect(Object.fromEntries(states)).toEqual(expected)
  })
})

test('a list is taken back within a day, but for those who have answered', async () => {
  const { body } = await importList(ivan, `${email}; учитель\nmaria@pochta.example; учитель`)
  const undo = (who = ivan) => who.delete(at(fortress, `invitation_imports/${body.import_id}`))
  const lists = async () =>
    (await ivan.get(at(fortress))).body.map((one: { list: { id: number } | null }) => one.list?.id ?? null)
  const recent = async (who = ivan) => (await who.get(at(fortress, 'invitation_imports'))).body
  expect(await lists()).toEqual([body.import_id, body.import_id])
  expect(await recent()).toEqual([{ id: body.import_id, made_at: school.now.toISOString(), added: 2 }])
  expect(codeOf(await stranger.get(at(fortress, 'invitation_imports')))).toBe('organization_not_found')
  const [first] = await letters()
  expect((await karl.post(`/api/invites/${first!.link.split('/').at(-1)}/accepts`, {})).status).toBe(200)
  expect(await recent()).toMatchObject([{ id: body.import_id, added: 1 }])
  expect(codeOf(await undo(stranger))).toBe('organization_not_found')
  expect((await undo()).body).toEqual({
    removed: 1,
    stayed: 1,
    kept: [{ name: email, reason: 'по\u00a0приглашению уже пришли' }],
  })
  expect((await undo()).body).toEqual({ removed: 0, stayed: 0, kept: [] })
  expect(await lists()).toEqual([])
  expect(await recent()).toEqual([])
  const late = await importList(ivan, 'maria@pochta.example; учитель')
  school.at(new Date(school.now.getTime() + 25 * 3600_000))
  expect(await recent()).toEqual([])
  expect(codeOf(await ivan.delete(at(fortress, `invitation_imports/${late.body.import_id}`)))).toBe(
    'invitation_import_late',
  )
  expect(codeOf(await ivan.delete(at(fortress, 'invitation_imports/999999')))).toBe(
    'invitation_import_not_found',
  )
})
