import { hashPassword } from '@school/accounts/server'
import {
  openTestSchool,
  type Person,
  type Reply,
  type TestSchool,
  race,
  together,
} from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, freshPhone, mailOf, outcomeOf, tokenOf } from './testing/mailbox.ts'

const email = 'masha@pochta.example'
const evil = 'shvabrin alexey 1773'
const own = 'zayachiy tulup belyy'
let school: TestSchool
let phone: string
let thief: Person
let owner: Person

beforeEach(async () => {
  school = await openTestSchool()
  phone = freshPhone()
  thief = school.guest()
  owner = school.guest()
})

const later = (minutes: number) => school.at(new Date(school.now.getTime() + minutes * 60_000))
const signUp = (person: Person, user: object, password = own) =>
  person.post('/user', { user: { name: 'Миронова Маша', grade_index: 7, password, ...user } })
const signIn = (login: string, password: string, person = school.guest()) =>
  person.post('/user/login', { user: { email: login, password } })
const isIn = async (person: Person) => (await person.get('/api/user/me')).status === 200
const open = async (token: string, person: Person, more: object = {}) =>
  person.post('/api/user/email_confirmations', { confirmation_token: token, ...more })
const idOf = async (person: Person): Promise<number> => (await person.get('/api/user/me')).body.id
const letter = async (to: string) => {
  await school.jobQueue.hearAnnounced()
  return tokenOf(school, to)
}
const bySms = async (person: Person): Promise<Reply> => {
  await person.post('/api/onboardings/phone_sign_in_codes', { phone })
  return person.post('/api/onboardings/phone_sign_in', { phone, token: await codeOf(school, phone) })
}

/** What somebody has left in an account to come back by. */
async function addSignInWays(userId: number): Promise<void> {
  await school.rows(
    `insert into identities (user_id, provider, subject, name, created_at) values ($1, 'yandex', 'shvabrin', 'Швабрин А.', now())`,
    [userId],
  )
  await school.rows(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, is_synced, name, created_at)
      values ($1, 'key', 'key', 0, '{}', false, 'ключ', now())`,
    [userId],
  )
  await school.rows(
    `insert into authenticator_apps (user_id, sealed_secret, last_step, created_at) values ($1, 'sealed', 0, now())`,
    [userId],
  )
  await school.rows('update users set second_factor_since = now() where id = $1', [userId])
}
const countSignInWays = async (userId: number) =>
  (
    await school.rows<{ ways: number }>(
      `select (select count(*) from identities where user_id = $1) + (select count(*) from passkeys where user_id = $1)
        + (select count(*) from authenticator_apps where user_id = $1)
        + (select count(*) from users where id = $1 and second_factor_since is not null) as ways`,
      [userId],
    )
  ).map(({ ways }) => Number(ways))[0]

describe('the first proof of a contact from outside of the sessions takes what was made before', () => {
  let id: number
  const sprung = async () => {
    id = await idOf(thief)
    await addSignInWays(id)
  }
  const expectClosed = async () => {
    expect(await isIn(thief)).toBe(false)
    expect(await countSignInWays(id)).toBe(0)
  }

  test('by a link of the letter that is opened in another browser', async () => {
    await signUp(thief, { email }, evil)
    await sprung()
    const { body } = await open(await letter(email), owner)
    expect(body).toEqual({ email, was_reset: true })
    await expectClosed()
    expect((await signIn(email, evil)).status).toBe(422)
    const notice = (await mailOf(school, email)).find(({ subject }) => subject?.startsWith('Прежние входы'))
    expect(notice?.text).toContain('прежний пароль')
  })

  test('by recovery of the password, with a letter', async () => {
    await signUp(thief, { email }, evil)
    await sprung()
    await owner.post('/user/password', { user: { email } })
    const token = await tokenOf(school, email)
    const { body } = await owner.put('/user/password', {
      user: { password: own, reset_password_token: token },
    })
    expect(body).toMatchObject({ user_id: id, next_step: null })
    await expectClosed()
    expect([(await signIn(email, evil)).status, (await signIn(email, own)).status]).toEqual([422, 200])
  })

  test('by signing in by SMS, and a notification reports it', async () => {
    await signUp(thief, { phone }, evil)
    await sprung()
    expect((await bySms(owner)).body).toMatchObject({ user_id: id, next_step: null })
    await expectClosed()
    expect((await signIn(phone, evil)).status).toBe(422)
    const bell = (await owner.get('/api/user/notifications')).body as { title: string }[]
    expect(bell.map(({ title }) => title)).toContain('Прежние пароль и входы в\u00a0аккаунт отключены')
    // The wrong password above is an event too, written after its reply: the order of the two is not promised.
    const events = (await owner.get('/api/user/account_events')).body as { kind: string }[]
    expect(events.map(({ kind }) => kind)).toContain('signed_in')
  })

  test('by a link to an address that the stranger has asked for in an account without a proof', async () => {
    await signUp(thief, { phone }, evil)
    await sprung()
    await school.rows('update users set second_factor_since = null where id = $1', [id])
    await thief.put('/api/user/email', { user: { email, current_password: evil } })
    expect((await open(await tokenOf(school, email), owner)).body.was_reset).toBe(true)
    await expectClosed()
  })

  test('and codes that were sent before open nothing', async () => {
    await signUp(thief, { phone, email }, evil)
    await thief.post('/user/password', { user: { email } })
    const before = await tokenOf(school, email)
    later(2)
    await bySms(owner)
    const late = await thief.put('/user/password', { user: { password: evil, reset_password_token: before } })
    expect(outcomeOf(late)).toBe('422 link_replaced')
  })
})

describe('the person who has made the account keeps its data', () => {
  test('by a code inside of the session', async () => {
    await signUp(owner, { phone })
    await owner.post('/api/user/confirmation', { confirmation: { type: 'sms' } })
    const code = await codeOf(school, phone)
    expect((await owner.post('/api/user/phone_confirmations', { phone, code })).status).toBe(204)
    expect([await isIn(owner), (await signIn(phone, own)).status]).toEqual([true, 200])
  })

  test('by the link in the browser of the session', async () => {
    await signUp(owner, { email })
    expect((await open(await letter(email), owner)).body).toEqual({ email, was_reset: false })
    expect([await isIn(owner), (await signIn(email, own)).status]).toEqual([true, 200])
  })

  test('by the link in another browser with the password, and a wrong one confirms nothing', async () => {
    await signUp(owner, { email })
    const token = await letter(email)
    const elsewhere = school.guest()
    const look = await elsewhere.get(`/api/user/confirmation_links?confirmation_token=${token}`)
    expect(look.body).toMatchObject({ asks_password: true, resets_access: true })
    expect(outcomeOf(await open(token, elsewhere, { current_password: evil }))).toBe(
      '422 wrong_current_password',
    )
    const { body } = await open(token, elsewhere, { current_password: own })
    expect(body).toEqual({ email, was_reset: false })
    expect([await isIn(owner), (await signIn(email, own)).status]).toEqual([true, 200])
  })

  test('when another contact was proved before', async () => {
    const masha = await school.person('Маша', {
      email,
      phone,
      emailConfirmedAt: school.now,
      passwordHash: await hashPassword(own),
    })
    await masha.post('/api/user/confirmation', { confirmation: { type: 'sms' } })
    await masha.post('/api/user/phone_confirmations', { phone, code: await codeOf(school, phone) })
    await bySms(owner)
    expect([await isIn(masha), (await signIn(email, own)).status]).toEqual([true, 200])
  })
})

describe('an unconfirmed contact reserves nothing', () => {
  test('of an address and of a phone: the owner signs up, and each signs in by the own password', async () => {
    for (const contact of [{ email }, { phone }]) {
      const login = Object.values(contact)[0]!
      const [one, two] = [school.guest(), school.guest()]
      expect((await signUp(one, contact, evil)).status).toBe(200)
      expect((await signUp(two, contact)).status).toBe(200)
      expect(await idOf(two)).not.toBe(await idOf(one))
      expect((await signIn(login, own)).body.user_id).toBe(await idOf(two))
      expect((await signIn(login, evil)).body.user_id).toBe(await idOf(one))
      expect((await signIn(login, 'drugoy parol sovsem')).status).toBe(422)
    }
  })

  test('by its proof the copy of the other is removed, with what was sent for it', async () => {
    await signUp(thief, { email }, evil)
    const ofThief = await letter(email)
    await signUp(owner, { email })
    later(2)
    await owner.post('/api/user/confirmation')
    expect((await open(await tokenOf(school, email), owner)).body).toEqual({ email, was_reset: false })
    expect((await thief.get('/api/user/me')).body.email).toBeNull()
    expect((await signIn(email, evil)).status).toBe(422)
    expect(outcomeOf(await open(ofThief, school.guest()))).toBe('422 link_replaced')
  })

  test('an own phone that another has named without a proof is confirmed', async () => {
    await signUp(thief, { phone }, evil)
    const masha = await school.person('Маша', { passwordHash: await hashPassword(own) })
    const confirmation = { type: 'sms', phone, current_password: own }
    await masha.post('/api/user/confirmation', { confirmation })
    const code = await codeOf(school, phone)
    expect((await masha.post('/api/user/phone_confirmations', { phone, code })).status).toBe(204)
    expect((await thief.get('/api/user/profile')).body.phone).toBeNull()
    expect((await masha.get('/api/user/profile')).body).toMatchObject({ phone, phone_confirmed: true })
  })

  test('a proved one is of one account: signing up with it is refused', async () => {
    await school.person('Маша', { email, phone, emailConfirmedAt: school.now, phoneConfirmedAt: school.now })
    expect(outcomeOf(await signUp(thief, { email }, evil))).toBe('422 email_taken')
    expect(outcomeOf(await signUp(thief, { phone }, evil))).toBe('422 phone_taken')
    expect(outcomeOf(await signUp(thief, { phone, email: 'shvabrin@pochta.example' }, evil))).toBe(
      '422 phone_taken',
    )
  })

  race('two who prove it at once: one has it, however often', async () => {
    for (let round = 0; round < 5; round++) {
      phone = freshPhone()
      const people = await Promise.all(
        ['Маша', 'Пётр'].map(async (name) => school.person(name, { phone, passwordHash: null })),
      )
      const codes: string[] = []
      for (const person of people) {
        await person.post('/api/user/confirmation', { confirmation: { type: 'sms' } })
        codes.push(await codeOf(school, phone))
      }
      const replies = await together(
        school,
        people.map(
          (person, i) => () => person.post('/api/user/phone_confirmations', { phone, code: codes[i] }),
        ),
      )
      expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 422])
      const [row] = await school.rows<{ count: string }>('select count(*) from users where phone = $1', [
        phone,
      ])
      expect(row!.count).toBe('1')
    }
  })
})

test('a letter to an unconfirmed address does not contain the name that was typed at sign-up', async () => {
  const name = 'Зайди Наэвилказино'
  await signUp(thief, { email, name }, evil)
  await letter(email)
  await owner.post('/user/password', { user: { email } })
  await thief.put('/api/user/password', { user: { current_password: evil, password: own } })
  const letters = await mailOf(school, email)
  expect(letters.length).toBeGreaterThan(3)
  expect(letters.filter(({ text, subject }) => `${subject} ${text}`.includes('Наэвилказино'))).toEqual([])
})
