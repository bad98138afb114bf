import { type Person, openTestSchool, type TestSchool, securityEventsDuring } from '@school/server/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetSessions } from './sessions.ts'

let school: TestSchool
let guest: Person
let other: TestSchool | undefined

beforeEach(async () => {
  school = await openTestSchool()
  guest = school.guest()
})
afterEach(async () => {
  await other?.app.close()
  other = undefined
})

const dayMs = 24 * 3600_000
const email = 'masha@pochta.example'
const form = (password = 'kapitanskaya') => ({ user: { name: 'Маша', email, password, grade_index: 7 } })
const signUp = (person: Person, password?: string) => person.post('/user', form(password))
const signIn = (person: Person, password = 'kapitanskaya', address = email) =>
  person.post('/user/login', { user: { email: address, password } })

const idOfMasha = async () =>
  (await school.rows<{ id: number }>('select id from users where email = $1', [email]))[0]!.id
/** As the table names them. */
const fingerprints = async () =>
  (
    await school.rows<{ print: string }>(
      'select left(token_hash, 12) as print from sessions order by created_at',
    )
  ).map(({ print }) => print)

describe('signing up and in', () => {
  test('is logged with the person, the session, the address and the origin, without any typed text', async () => {
    await signUp(guest)
    await school.rows('delete from sessions')
    const own = school.guest()
    let requestId: unknown
    const events = await securityEventsDuring(async () => {
      requestId = (await signIn(own)).headers['x-request-id']
    })
    expect(events).toEqual([
      {
        level: 30,
        time: expect.any(Number),
        pid: process.pid,
        hostname: expect.any(String),
        log: 'security',
        event: 'authn_login_success',
        outcome: 'success',
        reason: null,
        subjectIds: [],
        reqId: requestId,
        userId: await idOfMasha(),
        session: (await fingerprints())[0],
        source: expect.stringMatching(/^[\w-]{16}$/),
        method: 'POST',
        route: '/user/login',
        ids: {},
      },
    ])
  })

  test('a new person is logged once even if the form is sent twice; then the sign-ins are logged', async () => {
    const events = await securityEventsDuring(async () => {
      await signUp(guest)
      await signUp(school.guest())
    })
    const userId = await idOfMasha()
    expect(events.map(({ event, userId: who }) => [event, who])).toEqual([
      ['user_created', userId],
      ['authn_login_success', userId],
      ['authn_login_success', userId],
    ])
  })

  test('that is taken back at its commit has not happened', async () => {
    await school.rows(`create function change_mind() returns trigger language plpgsql as $$
      begin raise exception 'changed their mind'; end $$`)
    await school.rows(`create constraint trigger changed_mind after insert on users
      deferrable initially deferred for each row execute function change_mind()`)
    const events = await securityEventsDuring(async () =>
      expect((await signUp(guest)).status).toBe(500),
    ).finally(() => school.rows('drop function change_mind cascade'))
    expect(events).toEqual([])
    expect(await securityEventsDuring(() => signUp(guest))).toHaveLength(2)
  })

  test('with a wrong password is logged with the owner of the account', async () => {
    await signUp(guest)
    const masha = await idOfMasha()
    await school.rows('update users set email_confirmed_at = now()')
    const stranger = school.guest()
    const events = await securityEventsDuring(async () => {
      await signIn(stranger, 'wrong-password')
      await signIn(stranger, 'wrong-password', 'nobody@pochta.example')
      await signUp(stranger, 'belogorskaya')
    })
    expect(
      events.map(({ event, reason, userId, subjectIds }) => [event, reason, userId, subjectIds]),
    ).toEqual([
      ['authn_login_fail', 'wrong_credentials', null, [masha]],
      ['authn_login_fail', 'wrong_credentials', null, []],
      ['authn_login_fail', 'email_taken', null, [masha]],
    ])
    expect(events.map(({ outcome, route }) => [outcome, route])).toEqual([
      ['fail', '/user/login'],
      ['fail', '/user/login'],
      ['fail', '/user'],
    ])
  })

  test('too often with wrong passwords is logged once when the account is locked', async () => {
    await signUp(guest)
    const masha = await idOfMasha()
    other = await school.reopened({ LIMIT_MULTIPLIER: '1' })
    const stranger = other.guest()
    const events = await securityEventsDuring(async () => {
      for (let i = 0; i < 13; i++) await signIn(stranger, `guess-${i}`)
    })
    expect(events.filter(({ event }) => event === 'authn_login_fail')).toHaveLength(10)
    expect(events.filter(({ event }) => event === 'authn_login_lock')).toMatchObject([
      { reason: 'account', outcome: 'fail', subjectIds: [masha] },
    ])
    expect(events).toHaveLength(11)
  })

  test('logs one pseudonym per network, from which the address cannot be recovered', async () => {
    await signUp(guest)
    const fromAddress = async (address: string) =>
      (await securityEventsDuring(() => signIn(school.guest().at(school.app, address), 'wrong-password')))[0]!
        .source
    const first = await fromAddress('203.0.113.7')
    expect(await fromAddress('203.0.113.7')).toBe(first)
    expect(await fromAddress('203.0.113.8')).not.toBe(first)
    expect(await fromAddress('2001:db8:1:2::7')).toBe(await fromAddress('2001:db8:1:2:ffff::8'))
    expect(await fromAddress('2001:db8:1:2::7')).not.toBe(await fromAddress('2001:db8:1:3::7'))
    other = await school.reopened({ SECRET: 'б'.repeat(40) })
    const elsewhere = other.guest().at(other.app, '203.0.113.7')
    expect((await securityEventsDuring(() => signIn(elsewhere, 'wrong-password')))[0]!.source).not.toBe(first)
  })
})

describe('the end of a session', () => {
  beforeEach(async () => {
    await signUp(guest)
  })

  test('is logged when its person signs out, and once', async () => {
    const [session] = await fingerprints()
    const before = guest.cookie
    const { token } = (await guest.get('/api/csrf_token')).body
    const events = await securityEventsDuring(async () => {
      await guest.delete('/user/log_out')
      const headers = { cookie: before, 'x-csrf-token': token }
      expect((await guest.delete('/user/log_out', { headers })).status).toBe(204)
    })
    const userId = await idOfMasha()
    expect(events).toMatchObject([{ event: 'session_expired', reason: 'sign_out', userId, session }])
  })

  test('is logged when another session replaces it in the browser', async () => {
    const [first] = await fingerprints()
    const events = await securityEventsDuring(() => signIn(guest))
    const [second] = await fingerprints()
    const userId = await idOfMasha()
    expect(events).toMatchObject([
      { event: 'session_expired', reason: 'replaced', userId, session: first },
      { event: 'authn_login_success', userId, session: second },
    ])
  })

  test('is logged when it expires', async () => {
    const [session] = await fingerprints()
    school.at(new Date(school.now.getTime() + 21 * dayMs))
    const events = await securityEventsDuring(async () => {
      await school.jobQueue.run(forgetSessions)
      await school.jobQueue.run(forgetSessions)
    })
    const userId = await idOfMasha()
    expect(events).toMatchObject([
      {
        event: 'session_expired',
        reason: 'timeout',
        userId,
        session,
        reqId: null,
        route: null,
        source: null,
      },
    ])
  })

  test('and then its use: once an hour, however much a page asks; of a cookie that was never ours, as any refusal', async () => {
    const [session] = await fingerprints()
    other = await school.reopened({ LIMIT_MULTIPLIER: '1' })
    const late = guest.at(other.app)
    await school.rows('delete from sessions')
    const userId = await idOfMasha()
    const events = await securityEventsDuring(async () => {
      await late.get('/api/user/me')
      await late.get('/api/user/profile')
      await late.patch('/api/user/locale', { locale: 'en' })
    })
    expect(events).toMatchObject([{ event: 'session_use_after_expire', userId, session }])
    const cookie = `smekalka_session=made-up.${userId}.${'x'.repeat(22)}`
    const madeUp = await securityEventsDuring(() =>
      other!.guest().get('/api/user/me', { headers: { cookie } }),
    )
    expect(madeUp).toMatchObject([{ event: 'authz_fail', reason: 'sign_in_required', userId: null }])
  })
})
