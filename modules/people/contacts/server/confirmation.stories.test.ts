import { hashPassword } from '@school/accounts/server'
import {
  openTestSchool,
  type Person,
  type TestSchool,
  securityEventsDuring,
  race,
  together,
} from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, freshPhone, mailOf, outcomeOf, tokenOf, wrongOf } from './testing/mailbox.ts'

const email = 'masha@pochta.example'
const fresh = 'mironova@pochta.example'
const password = 'kapitanskaya'
let school: TestSchool
let phone: string
let masha: Person

beforeEach(async () => {
  school = await openTestSchool()
  phone = freshPhone()
  masha = await school.person('Маша Миронова', { email, passwordHash: await hashPassword(password) })
})

const later = (minutes: number) => school.at(new Date(school.now.getTime() + minutes * 60_000))
const me = async (person = masha) => (await person.get('/api/user/me')).body
const profile = async () => (await masha.get('/api/user/profile')).body
const happened = async () =>
  ((await masha.get('/api/user/account_events')).body as { kind: string }[]).map(({ kind }) => kind)
/** With the right password, if it is required. */
const open = (token: string, person: Person = school.guest(), current_password = password) =>
  person.post('/api/user/email_confirmations', { confirmation_token: token, current_password })
const look = async (token: string, person: Person = school.guest()) =>
  (await person.get(`/api/user/confirmation_links?confirmation_token=${token}`)).body
const change = (to: string, more: object = { current_password: password }) =>
  masha.put('/api/user/email', { user: { email: to, ...more } })

describe('an address', () => {
  test('is confirmed by the link of a letter, without signing in', async () => {
    const { status, body } = await masha.post('/api/user/confirmation')
    expect([status, body.way]).toEqual([200, 'email'])
    const token = await tokenOf(school, email)
    expect(await look(token)).toMatchObject({ email, problem: null, is_foreign: false })
    expect((await me()).email_confirmed).toBe(false)
    expect((await open(token)).body).toMatchObject({ email })
    expect((await me()).email_confirmed).toBe(true)
    expect(outcomeOf(await masha.post('/api/user/confirmation'))).toBe('422 email_confirmed')
  })

  race('a used, an expired, a made-up link and one of another say what they are', async () => {
    await masha.post('/api/user/confirmation')
    const token = await tokenOf(school, email)
    const petr = await school.person('Пётр Гринёв')
    expect(outcomeOf(await open(token, petr))).toBe('422 link_foreign')
    expect(await look(token, petr)).toMatchObject({ email: null, is_foreign: true })
    const replies = await together(school, [() => open(token), () => open(token)])
    expect(replies.map(outcomeOf).toSorted()).toEqual(['200', '422 link_used'])
    expect(await look(token)).toMatchObject({ problem: 'Эта ссылка уже сработала' })
    expect(outcomeOf(await open('made-up'))).toBe('422 link_unknown')
    await change(fresh)
    const late = await tokenOf(school, fresh)
    later(72 * 60)
    expect(outcomeOf(await open(late))).toBe('422 link_expired')
  })

  test('who signs up is asked to confirm it once', async () => {
    const guest = school.guest()
    const user = { name: 'Гринёв Пётр', email: 'petr@pochta.example', password: 'zayachiy tulup belyy' }
    await guest.post('/user', { user: { ...user, grade_index: 9 } })
    await school.jobQueue.hearAnnounced()
    const letters = await mailOf(school, user.email)
    expect(letters.filter(({ subject }) => subject === 'Подтверждение почты')).toHaveLength(1)
    const opened = await open(await tokenOf(school, user.email), school.guest(), user.password)
    expect(opened.status).toBe(200)
    expect((await me(guest)).email_confirmed).toBe(true)
  })

  test('a user without one is refused: there is nothing to confirm', async () => {
    const savelich = await school.person('Савельич')
    expect(outcomeOf(await savelich.post('/api/user/confirmation'))).toBe('422 email_missing')
  })
})

describe('a change of address', () => {
  beforeEach(() => school.rows('update users set email_confirmed_at = now()'))

  test('waits apart for its link, and both addresses are written to', async () => {
    expect((await change(fresh)).body.way).toBe('email')
    expect(await profile()).toMatchObject({ email, email_confirmed: true, unconfirmed_email: fresh })
    expect((await mailOf(school, email)).at(-1)).toMatchObject({ subject: 'Просьба сменить почту' })
    expect((await mailOf(school, email)).at(-1)!.text).toContain('m•••@pochta.example')
    expect((await open(await tokenOf(school, fresh))).body).toMatchObject({ email: fresh })
    expect(await profile()).toMatchObject({ email: fresh, email_confirmed: true, unconfirmed_email: null })
    expect((await mailOf(school, email)).at(-1)).toMatchObject({ subject: 'Почта изменена' })
    expect(await happened()).toEqual(['email_changed', 'signed_in'])
  })

  test('that is asked for once more because its answer was lost is answered as it was, and writes once', async () => {
    const strict = await school.reopened({ LIMIT_MULTIPLIER: '1' })
    const here = masha.at(strict.app)
    const headers = { 'idempotency-key': 'change-of-address' }
    const ask = () =>
      here.put('/api/user/email', { user: { email: fresh, current_password: password } }, { headers })
    const [first, again] = [await ask(), await ask()]
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text])
    expect(await mailOf(school, fresh)).toHaveLength(1)
    const another = { user: { email: fresh, current_password: password } }
    expect(outcomeOf(await here.put('/api/user/email', another))).toBe('429 link_too_soon')
    const other = { user: { email: 'shvabrin@pochta.example', current_password: password } }
    expect(outcomeOf(await here.put('/api/user/email', other, { headers }))).toBe(
      '422 idempotency_key_reused',
    )
    await strict.app.close()
  })

  test('needs the password', async () => {
    const { status, body } = await change(fresh, { current_password: 'not-it' })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['user.current_password']])
    expect((await profile()).unconfirmed_email).toBeNull()
  })

  test('can be given up: its link works no more', async () => {
    await change(fresh)
    const token = await tokenOf(school, fresh)
    expect((await masha.delete('/api/user/unconfirmed_email')).status).toBe(204)
    expect((await masha.delete('/api/user/unconfirmed_email')).status).toBe(204)
    expect((await profile()).unconfirmed_email).toBeNull()
    expect(outcomeOf(await open(token))).toBe('422 link_replaced')
  })

  test('to the address of another is answered in the same words, and no letter leaves', async () => {
    await school.person('Пётр Гринёв', { email: 'petr@pochta.example', emailConfirmedAt: school.now })
    const taken = await change('petr@pochta.example')
    const free = await change(fresh)
    expect([taken.status, taken.body]).toEqual([free.status, free.body])
    expect(await mailOf(school, 'petr@pochta.example')).toEqual([])
  })

  test('to an address that another has taken meanwhile ends in words, and nothing is changed', async () => {
    await change(fresh)
    await school.person('Пётр Гринёв', { email: fresh, emailConfirmedAt: school.now })
    expect(outcomeOf(await open(await tokenOf(school, fresh)))).toBe('422 email_of_another')
    expect(await profile()).toMatchObject({ email })
  })

  test('to the one there is, or to what is none, is refused at the field', async () => {
    expect(outcomeOf(await change('MASHA@pochta.example'))).toBe('422 email_same')
    expect(Object.keys((await change('masha')).body.errors)).toEqual(['user.email'])
  })
})

describe('a phone', () => {
  const ask = (confirmation: object, person = masha) =>
    person.post('/api/user/confirmation', { confirmation })
  const confirm = (code: string, person = masha, number = phone) =>
    person.post('/api/user/phone_confirmations', { phone: number, code })
  const askFor = (person = masha) => ask({ type: 'sms', phone, current_password: password }, person)

  test('becomes the user’s own and confirmed when its code is entered, and a letter is sent to the address', async () => {
    expect((await askFor()).body).toEqual({ way: 'sms', resend_after_seconds: 60, lives_seconds: 600 })
    expect((await profile()).phone).toBeNull()
    expect((await confirm(await codeOf(school, phone))).status).toBe(204)
    expect(await profile()).toMatchObject({ phone, phone_confirmed: true })
    expect((await mailOf(school, email)).at(-1)).toMatchObject({ subject: 'Телефон изменён' })
    expect(await happened()).toEqual(['phone_changed', 'signed_in'])
  })

  test('that was said before is confirmed without the password, by a call if it is so set', async () => {
    await school.rows('update users set phone = $1', [phone])
    expect((await ask({ type: 'cascade_by_call' })).body.way).toBe('cascade_by_call')
    expect((await mailOf(school, phone))[0]).toMatchObject({ channel: 'sms', way: 'cascade_by_call' })
    await confirm(await codeOf(school, phone))
    expect((await profile()).phone_confirmed).toBe(true)
  })

  test('a wrong, a late and a used code are refused at the field', async () => {
    await askFor()
    const code = await codeOf(school, phone)
    const wrong = await confirm(wrongOf(code))
    expect([outcomeOf(wrong), Object.keys(wrong.body.errors)]).toEqual(['422 code_wrong', ['code']])
    await confirm(code)
    expect(outcomeOf(await confirm(code))).toBe('422 code_expired')
    later(1)
    await askFor()
    const late = await codeOf(school, phone)
    later(10)
    expect(outcomeOf(await confirm(late))).toBe('422 code_expired')
  })

  test('another person cannot use the code, and requesting the same number does not void the first code', async () => {
    const petr = await school.person('Пётр Гринёв')
    await askFor()
    const code = await codeOf(school, phone)
    expect(outcomeOf(await confirm(code, petr))).toBe('422 code_expired')
    await askFor(petr)
    expect((await confirm(code)).status).toBe(204)
    expect(outcomeOf(await confirm(await codeOf(school, phone), petr))).toBe('422 phone_of_another')
  })

  test('none is confirmed where none is named, and a new one not without the password', async () => {
    expect(outcomeOf(await ask({ type: 'sms' }))).toBe('422 phone_missing')
    expect(outcomeOf(await ask({ type: 'sms', phone }))).toBe('422 wrong_current_password')
  })

  test('that is confirmed is changed by the school alone where the portal says so', async () => {
    await school.rows('update users set phone = $1, phone_confirmed_at = now() where id = $2', [
      freshPhone(),
      masha.id,
    ])
    const belongTo = (brand: string | null) =>
      school.rows('update users set home_brand = $1 where id = $2', [brand, masha.id])
    await belongTo('obas')
    const confirmation = { type: 'sms', phone, current_password: password }
    expect(outcomeOf(await masha.post('/api/user/confirmation', { confirmation }))).toBe('422 phone_kept')
    await belongTo(null)
    await askFor()
    const code = await codeOf(school, phone)
    await belongTo('obas')
    const shown = await masha.post('/api/user/phone_confirmations', { phone, code })
    expect(outcomeOf(shown)).toBe('422 phone_kept')
  })
})

describe('signing in by the code of an SMS', () => {
  let guest: Person
  beforeEach(async () => {
    await school.rows('update users set phone = $1, phone_confirmed_at = now()', [phone])
    guest = school.guest()
  })
  const ask = (number = phone) => guest.post('/api/onboardings/phone_sign_in_codes', { phone: number })
  const enter = (token: string, person = guest, more: object = {}) =>
    person.post('/api/onboardings/phone_sign_in', { phone, token, ...more })

  test('opens a session once and goes back to where the person came from, if that is ours', async () => {
    expect((await ask()).body).toEqual({ way: 'sms', resend_after_seconds: 60, lives_seconds: 600 })
    const code = await codeOf(school, phone)
    const { body } = await enter(` ${code} `, guest, { redirect_url: '/courses/1' })
    expect(body).toEqual({ user_id: masha.id, after_sign_in_path: '/courses/1', next_step: null })
    expect((await me(guest)).id).toBe(masha.id)
    expect(outcomeOf(await enter(code, school.guest()))).toBe('422 code_expired')
    later(1)
    await ask()
    const away = await enter(await codeOf(school, phone), school.guest(), { redirect_url: '//evil.example' })
    expect(away.body.after_sign_in_path).toBeNull()
  })

  test('is refused at the field of the code', async () => {
    await ask()
    const wrong = await enter(wrongOf(await codeOf(school, phone)))
    expect([outcomeOf(wrong), Object.keys(wrong.body.errors)]).toEqual(['422 code_wrong', ['token']])
    expect(guest.isSignedIn).toBe(false)
  })

  race('two who type the code at once: one is let in', async () => {
    await ask()
    const code = await codeOf(school, phone)
    const replies = await together(school, [
      () => enter(code, school.guest()),
      () => enter(code, school.guest()),
    ])
    expect(replies.map(outcomeOf).toSorted()).toEqual(['200', '422 code_expired'])
  })

  test('leaves no reply that a repeat could get', async () => {
    await ask()
    await enter(await codeOf(school, phone))
    const kept = await school.rows<{ body: string }>('select body from idempotency_keys')
    expect(kept.map(({ body }) => Object.keys(JSON.parse(body) as object))).toEqual([
      ['way', 'resend_after_seconds', 'lives_seconds'],
    ])
  })
})

describe('guesses of a stranger', () => {
  let strict: TestSchool
  beforeEach(async () => {
    await school.rows('update users set phone = $1, phone_confirmed_at = now()', [phone])
    strict = await school.reopened({ LIMIT_MULTIPLIER: '1' })
  })
  const enter = (token: string, person: Person) =>
    person.post('/api/onboardings/phone_sign_in', { phone, token })
  const ask = (person: Person) => person.post('/api/onboardings/phone_sign_in_codes', { phone })

  test('are stopped at the sixth, and the owner is not locked out of a browser in which the owner has signed in', async () => {
    const own = strict.guest()
    await own.post('/user/login', { user: { email, password } })
    await own.delete('/user/log_out')
    const stranger = strict.guest()
    await ask(own)
    const code = await codeOf(school, phone)
    const tries = []
    for (let i = 1; i <= 6; i++) tries.push(outcomeOf(await enter(wrongOf(code, i), stranger)))
    expect(tries).toEqual([...Array<string>(5).fill('422 code_wrong'), '422 too_many_tries'])
    expect((await enter(code, own)).status).toBe(200)
    await strict.app.close()
  })

  test('are reported to the security log', async () => {
    const stranger = strict.guest()
    const events = await securityEventsDuring(async () => {
      await ask(stranger)
      const code = await codeOf(school, phone)
      for (let i = 1; i <= 6; i++) await enter(wrongOf(code, i), stranger)
    })
    expect(events.map(({ event, reason }) => `${event} ${String(reason)}`)).toEqual([
      'authn_token_created sign_in',
      ...Array<string>(5).fill('authn_login_fail code_wrong'),
      'excess_rate_limit_exceeded codes',
    ])
    await strict.app.close()
  })

  test('that lose the answer get it again on repeat, not a refusal that a letter was already sent', async () => {
    await school.rows('update users set email_confirmed_at = now()')
    const guest = strict.guest()
    const body = { user: { email }, recaptcha_token: await guest.captcha() }
    const ask = () => guest.post('/user/password', body, { headers: { 'idempotency-key': 'recovery' } })
    const [first, again] = [await ask(), await ask()]
    expect([first.status, again.status, again.text]).toEqual([200, 200, first.text])
    expect(await mailOf(school, email)).toHaveLength(1)
    const ended = strict.guest()
    expect(
      outcomeOf(await ended.post('/user/password', body, { headers: { 'idempotency-key': 'recovery' } })),
    ).not.toBe('200')
    await strict.app.close()
  })

  test('gets a letter to an address once a minute', async () => {
    const asked = () => strict.guest().post('/user/password', { user: { email: `${phone}@pochta.example` } })
    expect([outcomeOf(await asked()), outcomeOf(await asked())]).toEqual(['200', '429 link_too_soon'])
    await strict.app.close()
  })
})
