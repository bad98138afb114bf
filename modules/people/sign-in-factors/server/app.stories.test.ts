/** @module-tag embedded */
import {
  meetAt,
  openTestSchool,
  type Person,
  type TestSchool,
  securityEventsDuring,
} from '@school/server/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetSteps, resealAppsOf } from './jobs.ts'
import { sealOf } from './seal.ts'
import { connectApp, isIn, lettersTo, password, personOf, refusalOf, signIn } from './testing/people.ts'
import { codeAt } from './testing/code.ts'

const email = 'masha@pochta.example'
let school: TestSchool
let masha: Person
let other: TestSchool | undefined

beforeEach(async () => {
  school = await openTestSchool()
  masha = await personOf(school, 'Маша Миронова', email)
})
afterEach(async () => {
  await other?.app.close()
  other = undefined
})

const inSeconds = (seconds: number) => school.at(new Date(school.now.getTime() + seconds * 1000))
const inMinutes = (minutes: number) => inSeconds(minutes * 60)
const pass = (person: Person, code: string, trusts = false) =>
  person.post('/user/login/step', { code, trusts })
const factors = async () => (await masha.get('/api/user/factors')).body
/** Somebody at another browser who has given the right password. */
async function halfIn(redirectUrl?: string): Promise<Person> {
  const guest = school.guest()
  expect((await signIn(guest, email, redirectUrl)).body.next_step).toBe('/user/login/step')
  return guest
}

describe('a change of password', () => {
  const change = () =>
    masha.put('/api/user/password', { user: { current_password: password, password: 'zayachiy-tulup' } })

  test('accounts with a second step are signed in only after it, and no factor can be removed before', async () => {
    const { secret } = await connectApp(masha, school.now)
    inMinutes(21)
    expect((await factors()).is_fresh).toBe(false)
    expect((await change()).body).toMatchObject({
      next_step: '/user/login/step',
      after_sign_in_path: '/account',
    })
    expect(await isIn(masha)).toBe(false)
    expect((await masha.delete('/api/user/factors/app')).status).toBe(401)
    const passed = await pass(masha, codeAt(secret, school.now))
    expect(passed.body).toMatchObject({ after_sign_in_path: '/account', next_step: null })
    expect(await isIn(masha)).toBe(true)
  })

  test('is in the account log with other events of the factors', async () => {
    const { secret } = await connectApp(masha, school.now)
    inMinutes(1)
    await change()
    await pass(masha, codeAt(secret, school.now))
    const { body } = await masha.get('/api/user/account_events')
    expect(new Set((body as { kind: string }[]).map(({ kind }) => kind))).toEqual(
      new Set(['signed_in', 'password_changed', 'app_added']),
    )
  })
})

describe('an application that gives codes', () => {
  test('is connected by its first code; ten recovery codes are shown, the session is replaced, the owner is notified', async () => {
    const before = masha.cookie
    const { codes, reply } = await connectApp(masha, school.now)
    expect(reply.status).toBe(200)
    expect(new Set(codes).size).toBe(10)
    expect(reply.body.factors).toMatchObject({ app_since: school.now.toISOString(), recovery_codes_left: 10 })
    expect(await isIn(masha)).toBe(true)
    expect((await school.guest().get('/api/user/me', { headers: { cookie: before } })).status).toBe(401)
    expect(await lettersTo(school, email)).toEqual(['Подключено приложение с кодами'])
  })

  test('has its secret kept encrypted and its recovery codes hashed', async () => {
    const { secret, codes } = await connectApp(masha, school.now)
    const rows = JSON.stringify([
      await school.rows('select * from authenticator_apps'),
      await school.rows('select * from recovery_codes'),
    ])
    for (const one of [secret, ...codes, ...codes.map((code) => code.replaceAll('-', ''))])
      expect(rows).not.toContain(one)
  })

  test('is not connected by a wrong code, by another person’s setup, by a made-up one or half an hour later', async () => {
    const { setup, secret } = (await masha.post('/api/user/factors/app/setups')).body
    const confirm = async (person: Person, given = setup, code = codeAt(secret, school.now)) =>
      refusalOf(await person.post('/api/user/factors/app', { setup: given, code }))
    expect(await confirm(masha, setup, '000000')).toEqual([422, 'code_wrong'])
    expect(await confirm(await school.person('Пётр Гринёв'))).toEqual([422, 'setup_outdated'])
    expect(await confirm(masha, 'made-up')).toEqual([422, 'setup_outdated'])
    expect((await factors()).app_since).toBeNull()
    inMinutes(31)
    expect(await confirm(await school.signedIn(masha.id))).toEqual([422, 'setup_outdated'])
  })

  test('shows a picture for the camera with an address that every application reads', async () => {
    const { body } = await masha.post('/api/user/factors/app/setups')
    expect(decodeURIComponent(body.address)).toContain(`Смекалка:${email}`)
    expect(body.address).toContain(body.secret)
    expect(body.qr.path).toMatch(/^M\d/)
  })

  test('is changed only soon after signing in, and by no session that is weaker than a password', async () => {
    inMinutes(21)
    expect((await factors()).is_fresh).toBe(false)
    expect(refusalOf(await masha.post('/api/user/factors/app/setups'))).toEqual([422, 'not_fresh'])
    const renewed = await school.signedIn(masha.id)
    expect((await renewed.post('/api/user/factors/app/setups')).status).toBe(200)
    await school.rows(`update sessions set source = 'olympiad_code:1'`)
    expect(refusalOf(await renewed.post('/api/user/factors/app/setups'))).toEqual([
      403,
      'full_sign_in_required',
    ])
  })

  test('ends the sessions on other devices when asked, and leaves them when not', async () => {
    const telephone = await school.signedIn(masha.id)
    await connectApp(masha, school.now)
    expect(await isIn(telephone)).toBe(true)
    await connectApp(masha, school.now, { ends_others: true })
    expect([await isIn(telephone), await isIn(masha)]).toEqual([false, true])
  })

  test('is disconnected with its recovery codes, twice without harm: the password is enough again', async () => {
    await connectApp(masha, school.now)
    const { body } = await masha.delete('/api/user/factors/app')
    expect(body).toMatchObject({ app_since: null, recovery_codes_left: 0 })
    expect((await masha.delete('/api/user/factors/app')).status).toBe(200)
    const guest = school.guest()
    expect((await signIn(guest, email)).body.next_step).toBeNull()
    expect(await isIn(guest)).toBe(true)
    expect((await lettersTo(school, email)).at(-1)).toBe('Отключено приложение с кодами')
  })
})

describe('after the right password', () => {
  let secret: string
  let codes: string[]
  beforeEach(async () => {
    ;({ secret, codes } = await connectApp(masha, school.now))
    inMinutes(5)
  })
  const now = () => codeAt(secret, school.now)

  test('there is no session before the code, and then the user is led to the requested page', async () => {
    const guest = await halfIn('/courses/1')
    expect(await isIn(guest)).toBe(false)
    expect((await guest.get('/api/sign_in_step')).body).toEqual({
      has_app: true,
      has_passkey: false,
      has_recovery_codes: true,
      may_trust: true,
    })
    expect((await pass(guest, now())).body).toEqual({
      user_id: masha.id,
      after_sign_in_path: '/courses/1',
      next_step: null,
    })
    expect(await isIn(guest)).toBe(true)
  })

  test('signing up once more with the same address and password asks for it too', async () => {
    const guest = school.guest()
    const user = { name: 'Маша', email, password: 'kapitanskaya', grade_index: 7 }
    expect((await guest.post('/user', { user })).body.next_step).toBe('/user/login/step')
    expect(await isIn(guest)).toBe(false)
  })

  test('a code of the half minute before and after is taken, of a minute before is not', async () => {
    const guest = await halfIn()
    const minuteAgo = codeAt(secret, new Date(school.now.getTime() - 60_000))
    expect(refusalOf(await pass(guest, minuteAgo))).toEqual([422, 'code_wrong'])
    expect((await pass(guest, codeAt(secret, new Date(school.now.getTime() - 30_000)))).status).toBe(200)
    expect((await pass(await halfIn(), codeAt(secret, new Date(school.now.getTime() + 30_000)))).status).toBe(
      200,
    )
  })

  test('a code that somebody has signed in with opens nothing more, nor does one before it', async () => {
    const code = now()
    const earlier = codeAt(secret, new Date(school.now.getTime() - 30_000))
    expect((await pass(await halfIn(), code)).status).toBe(200)
    expect(refusalOf(await pass(await halfIn(), code))).toEqual([422, 'code_used'])
    expect(refusalOf(await pass(await halfIn(), earlier))).toEqual([422, 'code_used'])
  })

  test('of two browsers that send the same code at once one is let in', async () => {
    const [one, two] = [await halfIn(), await halfIn()]
    const code = now()
    const replies = await meetAt(
      school,
      'select from authenticator_apps where user_id = $1 for update',
      [masha.id],
      [() => pass(one, code), () => pass(two, code)],
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('the step is of use once, in its own browser, for ten minutes, until it is left', async () => {
    const guest = await halfIn()
    expect(refusalOf(await pass(school.guest(), now()))).toEqual([422, 'step_outdated'])
    expect((await school.guest().get('/api/sign_in_step')).status).toBe(204)
    expect((await pass(guest, now())).status).toBe(200)
    expect((await guest.get('/api/sign_in_step')).status).toBe(204)
    inMinutes(1)
    expect(refusalOf(await pass(guest, now()))).toEqual([422, 'step_outdated'])
    const late = await halfIn()
    inMinutes(10)
    expect(refusalOf(await pass(late, now()))).toEqual([422, 'step_outdated'])
    const left = await halfIn()
    await left.delete('/user/login/step')
    expect(refusalOf(await pass(left, now()))).toEqual([422, 'step_outdated'])
  })

  test('a recovery code opens once, in any keyboard layout, and its owner is notified', async () => {
    const typed = codes[0]!.toLowerCase().replaceAll('-', ' ')
    expect((await pass(await halfIn(), typed)).status).toBe(200)
    expect(refusalOf(await pass(await halfIn(), codes[0]!))).toEqual([422, 'code_wrong'])
    expect((await factors()).recovery_codes_left).toBe(9)
    expect((await lettersTo(school, email)).at(-1)).toBe('Вход по резервному коду')
  })

  test('new recovery codes make the old ones worthless', async () => {
    masha = await school.signedIn(masha.id)
    const renewed = (await masha.post('/api/user/factors/recovery_codes')).body.recovery_codes
    expect(refusalOf(await pass(await halfIn(), codes[0]!))).toEqual([422, 'code_wrong'])
    expect((await pass(await halfIn(), renewed[0])).status).toBe(200)
    expect((await lettersTo(school, email)).slice(-2)).toEqual([
      'Новые резервные коды',
      'Вход по резервному коду',
    ])
  })

  test('five wrong codes make strangers wait and not the browser that its owner knows', async () => {
    const own = await halfIn()
    await pass(own, now())
    await own.delete('/user/log_out')
    inMinutes(1)
    other = await school.reopened({ LIMIT_MULTIPLIER: '1' })
    other.at(school.now)
    const stranger = other.guest()
    await signIn(stranger, email)
    const events = await securityEventsDuring(async () => {
      const statuses = []
      for (let i = 0; i < 7; i++) statuses.push((await pass(stranger, '000000')).status)
      expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
    })
    expect(events.filter(({ event }) => event === 'authn_login_lock')).toMatchObject([
      { reason: 'code', subjectIds: [masha.id] },
    ])
    expect((await pass(stranger, now())).status).toBe(429)
    const known = own.at(other.app)
    await signIn(known, email)
    expect((await pass(known, now())).status).toBe(200)
  })

  test('a browser that is trusted is not asked for thirty days, another is, and trust can be taken back', async () => {
    const own = await halfIn()
    await pass(own, now(), true)
    await own.delete('/user/log_out')
    expect((await signIn(own, email)).body.next_step).toBeNull()
    await halfIn()
    expect((await own.get('/api/user/factors')).body.trusted_browsers).toBe(1)
    await own.delete('/user/log_out')
    inMinutes(30 * 24 * 60)
    expect((await signIn(own, email)).body.next_step).toBe('/user/login/step')
    await pass(own, now(), true)
    await own.delete('/api/user/factors/trusted_browsers')
    await own.delete('/user/log_out')
    expect((await signIn(own, email)).body.next_step).toBe('/user/login/step')
  })

  describe('while the secret of the application is being replaced', () => {
    const today = 'a-secret-for-one-machine-only-not-for-production'
    const next = 'б'.repeat(40)
    /** Signs in at a process with these settings. */
    const passAt = async (settings: Record<string, string>) => {
      other = await school.reopened(settings)
      other.at(school.now)
      const guest = other.guest()
      await signIn(guest, email)
      const { status } = await pass(guest, now())
      await other.app.close()
      other = undefined
      inMinutes(2)
      return status
    }

    test('codes go on, and a user who has signed in meanwhile does not need the previous secret', async () => {
      expect(await passAt({ SECRET: next })).toBe(422)
      expect(await passAt({ SECRET: next, SECRET_PREVIOUS: today })).toBe(200)
      expect(await passAt({ SECRET: next })).toBe(200)
    })

    test('a job seals unused secrets with the new key', async () => {
      await school.jobQueue.run(resealAppsOf(sealOf([next, today])))
      await school.jobQueue.run(resealAppsOf(sealOf([next, today])))
      expect(await passAt({ SECRET: next })).toBe(200)
    })
  })
})

test('changes of factors and wrong codes are reported to the security log, without the codes', async () => {
  let secret = ''
  const events = await securityEventsDuring(async () => {
    secret = (await connectApp(masha, school.now)).secret
    await masha.post('/api/user/factors/recovery_codes')
    await masha.delete('/api/user/factors/app')
  })
  expect(events.filter(({ event }) => event === 'user_updated').map(({ reason }) => reason)).toEqual([
    'factor_added',
    'codes_renewed',
    'factor_removed',
  ])
  await connectApp(masha, school.now)
  const guest = await halfIn()
  const failed = await securityEventsDuring(() => pass(guest, '000000'))
  expect(failed).toMatchObject([{ event: 'authn_login_fail', reason: 'code_wrong', subjectIds: [masha.id] }])
  expect(JSON.stringify([events, failed])).not.toContain(secret)
})

test('what is of no use any more is forgotten by a job', async () => {
  const { secret } = await connectApp(masha, school.now)
  inMinutes(1)
  await pass(await halfIn(), codeAt(secret, school.now), true)
  await halfIn()
  inMinutes(31 * 24 * 60)
  await school.jobQueue.run(forgetSteps)
  for (const table of ['pending_steps', 'trusted_browsers', 'used_challenges'])
    expect([table, await school.rows(`select from ${table}`)]).toEqual([table, []])
})

test('recovery codes are for those who have a second step', async () => {
  expect(refusalOf(await masha.post('/api/user/factors/recovery_codes'))).toEqual([
    422,
    'codes_without_factor',
  ])
})
