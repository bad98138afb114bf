import {
  openTestSchool,
  type Person,
  type TestSchool,
  securityEventsDuring,
  race,
  together,
} from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { forgetAccountEvents, wrongPasswordsBeat } from './account-events.ts'
import { hashPassword } from './password.ts'
import { users } from '@school/users/tables'

const email = 'masha@pochta.example'
const password = 'kapitanskaya'
const next = 'zayachiy-tulup'
const day = 24 * 3600_000

let school: TestSchool
let masha: Person
let id: number

beforeEach(async () => {
  school = await openTestSchool()
  const passwordHash = await hashPassword(password)
  const who = { email, firstName: 'Маша', lastName: 'Миронова', gradeIndex: 7, passwordHash }
  ;[{ id }] = (await school.database.db.insert(users).values(who).returning({ id: users.id })) as [
    { id: number },
  ]
  masha = await signedIn()
})

const signIn = (person: Person, typed = password, headers: Record<string, string> = {}) =>
  person.post('/user/login', { user: { email, password: typed } }, { headers })
async function signedIn(userAgent = 'story'): Promise<Person> {
  const person = school.guest()
  expect((await signIn(person, password, { 'user-agent': userAgent })).status).toBe(200)
  return person
}
const change = (person: Person, user: object = {}) =>
  person.put('/api/user/password', { user: { current_password: password, password: next, ...user } })
const me = async (person: Person) => (await person.get('/api/user/me')).status
const listed = async (person = masha) => (await person.get('/api/user/sessions')).body
const eventKinds = async (person = masha) => {
  await wrongPasswordsBeat.run(school.database.pool)
  const { body } = await person.get('/api/user/account_events')
  return (body as { kind: string }[]).map(({ kind }) => kind)
}

describe('a change of password', () => {
  test('opens by the new one alone, ends all other sessions and goes on with this one', async () => {
    const telephone = await signedIn()
    const before = masha.cookie
    expect((await change(masha)).body).toEqual({
      user_id: id,
      after_sign_in_path: '/account',
      next_step: null,
    })
    expect([await me(masha), await me(telephone)]).toEqual([200, 401])
    expect((await school.guest().get('/api/user/me', { headers: { cookie: before } })).status).toBe(401)
    expect((await signIn(school.guest())).status).toBe(422)
    expect((await signIn(school.guest(), next)).status).toBe(200)
  })

  test('sends a letter to the owner and adds an event to the account log', async () => {
    await change(masha)
    const letters = await school.rows<{ to: string; text: string }>('select "to", text from outbox_messages')
    expect(letters).toEqual([{ to: email, text: expect.stringContaining('Пароль только что сменили') }])
    expect(await eventKinds()).toEqual(['password_changed', 'signed_in'])
  })

  test.each([
    ['user.current_password', 'wrong_current_password', { current_password: 'belogorskaya' }],
    ['user.current_password', null, { current_password: '' }],
    ['user.password', null, { password: 'короче' }],
    ['user.password', 'password_common', { password: '12345678' }],
    ['user.password', 'password_personal', { password: 'миронова1' }],
    ['user.password', 'password_same', { password }],
  ])('is refused at %s (%s), and nothing is changed', async (field, code, user) => {
    const telephone = await signedIn()
    const { status, body, headers } = await change(masha, user)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    if (code) expect(headers['x-error-code']).toBe(code)
    expect([await me(masha), await me(telephone)]).toEqual([200, 200])
    expect(await school.rows('select 1 from outbox_messages')).toEqual([])
  })

  test('to a long one of any signs takes it as it was typed, and years later it still opens', async () => {
    const long = `  Не всё то заяц, что тулуп: ${'🐺 ли, ёж ли, '.repeat(10)}`
    expect((await change(masha, { password: long })).status).toBe(200)
    expect((await signIn(school.guest(), long.trim())).status).toBe(422)
    expect((await signIn(school.guest(), long.slice(0, 72))).status).toBe(422)
    expect((await signIn(school.guest(), long.toLowerCase())).status).toBe(422)
    school.at(new Date(school.now.getTime() + 5 * 365 * day))
    expect((await signIn(school.guest(), long)).status).toBe(200)
  })

  test('of who has none is refused in words', async () => {
    await school.rows('update users set password_hash = null where id = $1', [id])
    expect((await change(masha)).headers['x-error-code']).toBe('no_password_yet')
  })

  test('is no place to guess: ten wrong ones and it waits', async () => {
    const strict = await school.reopened({ LIMIT_MULTIPLIER: '1' })
    const here = masha.at(strict.app)
    const statuses = []
    for (let i = 0; i < 11; i++)
      statuses.push((await change(here, { current_password: `guess-${i}` })).status)
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
    await strict.app.close()
  })

  race('in two tabs at once happens once', async () => {
    const other = await signedIn()
    const replies = await together(school, [
      () => change(masha),
      () => change(other, { password: 'shvabrin-i-pugachev' }),
    ])
    const statuses = replies.map(({ status }) => status)
    expect(statuses).toContain(200)
    expect(await school.rows("select 1 from account_events where kind = 'password_changed'")).toHaveLength(
      statuses.filter((status) => status === 200).length,
    )
  })
})

describe('sessions of a person', () => {
  const phone =
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36'

  test('are listed with their devices, the current one first, and without tokens', async () => {
    await signedIn(phone)
    const list = await listed()
    expect(list).toMatchObject([
      { is_current: true },
      {
        is_current: false,
        device: { browser: 'Chrome', system: 'Android', kind: 'mobile', network: '127.0.0.*' },
      },
    ])
    for (const { id: short } of list) expect(short).toMatch(/^[\w-]{12}$/)
  })

  test('can be ended one by one, each once, and the owner is notified', async () => {
    const telephone = await signedIn(phone)
    const [, { id: session }] = await listed()
    const end = async () => (await masha.delete(`/api/user/sessions/${session}`)).status
    const events = await securityEventsDuring(async () =>
      expect([await end(), await end()]).toEqual([204, 404]),
    )
    expect(events).toMatchObject([
      { event: 'session_expired', reason: 'revoked', userId: id, session },
      { event: 'authz_fail', reason: 'not_found' },
    ])
    expect([await me(masha), await me(telephone)]).toEqual([200, 401])
    expect(await eventKinds()).toEqual(['session_ended', 'signed_in', 'signed_in'])
  })

  test('of others can’t be ended', async () => {
    const grinev = await school.person('Пётр Гринёв')
    const [{ id: session }] = await listed()
    expect((await grinev.delete(`/api/user/sessions/${session}`)).status).toBe(404)
    expect(await me(masha)).toBe(200)
    expect(await listed(grinev)).toHaveLength(1)
  })

  test('are all ended but this one by one press', async () => {
    const others = [await signedIn(), await signedIn(phone)]
    expect((await masha.delete('/api/user/sessions')).body).toEqual({ ended: 2 })
    expect((await masha.delete('/api/user/sessions')).body).toEqual({ ended: 0 })
    expect(await Promise.all([masha, ...others].map(me))).toEqual([200, 401, 401])
    expect(await listed()).toHaveLength(1)
  })

  test('ending one’s own is signing out', async () => {
    const [{ id: session }] = await listed()
    await masha.delete(`/api/user/sessions/${session}`)
    expect(await me(masha)).toBe(401)
  })

  test('opened by a slip of paper neither see nor change anything of this', async () => {
    await school.rows("update sessions set source = 'olympiad_code:1' where user_id = $1", [id])
    const replies = [
      await masha.get('/api/user/sessions'),
      await masha.get('/api/user/account_events'),
      await masha.delete('/api/user/sessions'),
      await change(masha),
    ]
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 403, 403])
    expect(await me(masha)).toBe(200)
  })
})

describe('what happened to an account', () => {
  test('counts wrong passwords of strangers for this account only', async () => {
    const stranger = school.guest()
    for (let i = 0; i < 3; i++) await signIn(stranger, `guess-${i}`)
    // Written by a periodic job every few seconds, so they may end up in two rows.
    expect(new Set(await eventKinds())).toEqual(new Set(['wrong_password', 'signed_in']))
    const [row] = await school.rows<{ count: number }>(
      "select sum(count)::int as count from account_events where kind = 'wrong_password'",
    )
    expect(row!.count).toBe(3)
    const grinev = await school.person('Пётр Гринёв')
    expect(await eventKinds(grinev)).toEqual(['signed_in'])
  })

  test('is forgotten after half a year', async () => {
    school.at(new Date(school.now.getTime() + 179 * day))
    await school.jobQueue.run(forgetAccountEvents)
    expect(await school.rows('select 1 from account_events')).toHaveLength(1)
    school.at(new Date(school.now.getTime() + 2 * day))
    await school.jobQueue.run(forgetAccountEvents)
    expect(await school.rows('select 1 from account_events')).toEqual([])
  })

  test('is shown to the owner only', async () => {
    for (const url of ['/api/user/account_events', '/api/user/sessions'])
      expect((await school.guest().get(url)).status).toBe(401)
  })
})
