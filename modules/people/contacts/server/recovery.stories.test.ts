/** @module-tag embedded */
import { hashPassword } from '@school/accounts/server'
import {
  openTestSchool,
  type Person,
  statementsSent,
  type TestSchool,
  securityEventsDuring,
  race,
  together,
} from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, freshPhone, mailOf, outcomeOf, tokenOf, wrongOf } from './testing/mailbox.ts'

const email = 'masha@pochta.example'
const [old, next] = ['kapitanskaya', 'zayachiy tulup belyy']
let school: TestSchool
let phone: string
let masha: Person
let guest: Person

beforeEach(async () => {
  school = await openTestSchool()
  phone = freshPhone()
  masha = await school.person('Маша Миронова', {
    email,
    phone,
    emailConfirmedAt: school.now,
    phoneConfirmedAt: school.now,
    passwordHash: await hashPassword(old),
  })
  guest = school.guest()
})

const later = (minutes: number) => school.at(new Date(school.now.getTime() + minutes * 60_000))
const ask = (user: object, person = guest) => person.post('/user/password', { user })
const setPassword = (token: string, password = next, person = guest) =>
  person.put('/user/password', { user: { password, reset_password_token: token } })
const signIn = (password: string, login = email) =>
  school.guest().post('/user/login', { user: { email: login, password } })
const confirm = (code: string, person = guest, number = phone) =>
  person.post('/api/password_recovery_sms_confirmations', { phone: number, code })

describe('by a letter', () => {
  test('the link sets a new password and signs in; the old password and all sessions end, and the owner is notified', async () => {
    const reply = await ask({ email: ' Masha@Pochta.example ' })
    expect(reply.body).toEqual({ way: 'email', resend_after_seconds: 60, lives_seconds: 259_200 })
    const token = await tokenOf(school, email)
    expect((await guest.get(`/api/password_recoveries?reset_password_token=${token}`)).body).toEqual({
      problem: null,
    })
    expect((await masha.get('/api/user/me')).status).toBe(200)
    const { status, body } = await setPassword(token)
    expect([status, body]).toEqual([200, { user_id: masha.id, after_sign_in_path: null, next_step: null }])
    expect((await guest.get('/api/user/me')).body.id).toBe(masha.id)
    expect((await masha.get('/api/user/me')).status).toBe(401)
    expect([(await signIn(old)).status, (await signIn(next)).status]).toEqual([422, 200])
    expect((await mailOf(school, email)).at(-1)!.subject).toBe('Пароль изменён')
  })

  test('a letter that is asked for on a portal leads back to that portal', async () => {
    const headers = { host: 'kbc.portal.localhost' }
    await guest.post('/user/password', { user: { email } }, { headers })
    const { link } = (await mailOf(school, email)).at(-1)!
    expect(link).toMatch(/^http:\/\/kbc\.portal\.localhost(:\d+)?\/reset_password\?/)
  })

  test('an address or a phone comes in one field, and what is neither is refused', async () => {
    expect((await ask({ email_or_phone: email })).body.way).toBe('email')
    expect((await ask({ email_or_phone: phone })).body.way).toBe('sms')
    expect(outcomeOf(await ask({ email_or_phone: 'masha' }))).toBe('422 contact_required')
  })

  test('a second factor is required after recovery too', async () => {
    await school.rows('update users set second_factor_since = $2 where id = $1', [masha.id, school.now])
    await ask({ email })
    const { body } = await setPassword(await tokenOf(school, email))
    expect(body.next_step).toBe('/user/login/step')
    expect((await guest.get('/api/user/me')).status).toBe(401)
  })

  test('a used, a replaced, an expired and a made-up link are refused, each in words of its own', async () => {
    await ask({ email })
    const first = await tokenOf(school, email)
    await ask({ email })
    const second = await tokenOf(school, email)
    const look = async (token: string) =>
      (await guest.get(`/api/password_recoveries?reset_password_token=${token}`)).body.problem
    expect([outcomeOf(await setPassword(first)), await look(first)]).toEqual([
      '422 link_replaced',
      'Эта ссылка больше не\u00a0действует: работает только та, что в\u00a0последнем письме',
    ])
    expect((await setPassword(second)).status).toBe(200)
    expect(outcomeOf(await setPassword(second))).toBe('422 link_used')
    await ask({ email })
    const third = await tokenOf(school, email)
    later(72 * 60)
    expect([outcomeOf(await setPassword(third)), await look(third)]).toEqual([
      '422 link_expired',
      'Ссылка устарела: она работает трое суток',
    ])
    expect([outcomeOf(await setPassword('made-up')), await look('')]).toEqual([
      '422 link_unknown',
      'Такой ссылки нет: может быть, она скопирована не\u00a0целиком',
    ])
  })

  race('opened in two tabs at once it sets one password', async () => {
    await ask({ email })
    const token = await tokenOf(school, email)
    const replies = await together(school, [
      () => setPassword(token, 'pervyy zayachiy tulup', school.guest()),
      () => setPassword(token, 'vtoroy zayachiy tulup', school.guest()),
    ])
    expect(replies.map(outcomeOf).toSorted()).toEqual(['200', '422 link_used'])
  })

  test('a bad new password is refused at its field and the link still works', async () => {
    await ask({ email })
    const token = await tokenOf(school, email)
    const { status, body } = await setPassword(token, 'password123')
    expect([status, Object.keys(body.errors)]).toEqual([422, ['user.password']])
    expect((await setPassword(token)).status).toBe(200)
  })

  test('a link that confirms an address sets no password', async () => {
    await school.rows('update users set email_confirmed_at = null')
    await masha.post('/api/user/confirmation', {})
    expect(outcomeOf(await setPassword(await tokenOf(school, email)))).toBe('422 link_unknown')
  })

  test('opening the link confirms the address', async () => {
    await school.rows('update users set email_confirmed_at = null, phone_confirmed_at = null')
    await ask({ email })
    await setPassword(await tokenOf(school, email))
    expect((await guest.get('/api/user/me')).body).toMatchObject({ email_confirmed: true })
  })
})

describe('by a phone', () => {
  test('the code of an SMS gives the token of the page of a new password', async () => {
    const { body } = await ask({ phone: phone.replace('+7', '8') })
    expect(body).toEqual({ way: 'sms', resend_after_seconds: 60, lives_seconds: 600 })
    const code = await codeOf(school, phone)
    expect((await mailOf(school, phone))[0]!.text).toContain(code)
    const { status, body: given } = await confirm(code)
    expect(status).toBe(200)
    expect((await setPassword(given.reset_password_token)).body).toMatchObject({ user_id: masha.id })
    expect((await signIn(next, phone)).status).toBe(200)
  })

  race('the code is good once, for ten minutes, and for this alone', async () => {
    await ask({ phone })
    const code = await codeOf(school, phone)
    const signedIn = await guest.post('/api/onboardings/phone_sign_in', { phone, token: code })
    expect(outcomeOf(signedIn)).toBe('422 code_expired')
    const replies = await together(school, [
      () => confirm(code, school.guest()),
      () => confirm(code, school.guest()),
    ])
    expect(replies.map(outcomeOf).toSorted()).toEqual(['200', '422 code_expired'])
    expect(outcomeOf(await confirm(code))).toBe('422 code_expired')
    later(1)
    await ask({ phone })
    const second = await codeOf(school, phone)
    expect(outcomeOf(await confirm(wrongOf(second)))).toBe('422 code_wrong')
    later(10)
    expect(outcomeOf(await confirm(second))).toBe('422 code_expired')
  })

  test('an unconfirmed phone opens no account whose address is confirmed', async () => {
    await school.rows('update users set phone_confirmed_at = null')
    expect((await ask({ phone })).status).toBe(200)
    expect(await mailOf(school, phone)).toEqual([])
  })
})

describe('registered contacts are not revealed', () => {
  /** What a call is answered, what it has written, and which statements it has asked (of a database server). */
  async function work(call: () => Promise<{ status: number; body: unknown }>) {
    const tables = ['outbox_messages', 'one_time_links', 'one_time_codes']
    const count = async () =>
      Promise.all(tables.map(async (table) => (await school.rows(`select 1 from ${table}`)).length))
    const before = await count()
    const replies: { status: number; body: unknown }[] = []
    const statements = await statementsSent(async () => replies.push(await call()))
    const { status, body } = replies[0]!
    const written = (await count()).map((rows, at) => rows - before[at]!)
    // What of a row is left to its defaults differs.
    return { status, body, written, statements: statements.map((text) => text.slice(0, 30)) }
  }

  test('unknown and known addresses and phones get the same answer and cause the same database statements', async () => {
    // The token that a change needs is asked for once.
    await guest.get('/api/csrf_token')
    await guest.captcha()
    expect(await work(() => ask({ email: 'nobody@pochta.example' }))).toEqual(
      await work(() => ask({ email })),
    )
    expect(await work(() => ask({ phone: freshPhone() }))).toEqual(await work(() => ask({ phone })))
    const askCode = (number: string) => guest.post('/api/onboardings/phone_sign_in_codes', { phone: number })
    expect(await work(() => askCode(freshPhone()))).toEqual(await work(() => askCode(phone)))
    const away = await school.rows<{ to: string; state: string }>(
      `select "to", state from outbox_messages where "to" <> all($1)`,
      [[email, phone]],
    )
    expect(away).toEqual(Array(3).fill({ to: '', state: 'stopped' }))
  })

  test('guesses at a code of an unknown phone get the same refusals', async () => {
    const other = freshPhone()
    await ask({ phone: other })
    await ask({ phone })
    const code = await codeOf(school, phone)
    const refusals = []
    for (const number of [phone, other]) refusals.push((await confirm(wrongOf(code), guest, number)).body)
    expect(refusals[0]).toEqual(refusals[1])
  })

  test('without an address and a phone the reply names what is missing; a wrong phone is reported at its field', async () => {
    expect(outcomeOf(await ask({}))).toBe('422 contact_required')
    expect(Object.keys((await ask({ phone: '12345678901' })).body.errors)).toEqual(['user.phone'])
    expect(Object.keys((await ask({ email: 'masha' })).body.errors)).toEqual(['user.email'])
  })

  test('without a solved captcha nothing is sent', async () => {
    const { status, headers } = await guest.post('/user/password', { user: { email }, recaptcha_token: 'no' })
    expect(outcomeOf({ status, headers })).toBe('422 captcha_wrong')
    expect(await mailOf(school, email)).toEqual([])
  })
})

test('requests, recoveries and reuse of a link are reported to the security log', async () => {
  const events = await securityEventsDuring(async () => {
    await ask({ email })
    const token = await tokenOf(school, email)
    await setPassword(token)
    await setPassword(token)
  })
  expect(events.map(({ event, reason }) => [event, reason])).toEqual(
    expect.arrayContaining([
      ['authn_token_created', 'recovery'],
      ['authn_password_change', 'recovered'],
      ['session_expired', 'revoked'],
      ['authn_token_reuse', 'link_used'],
    ]),
  )
})
