/** @module-tag embedded */
import {
  meetAt,
  openTestSchool,
  type Person,
  type TestSchool,
  securityEventsDuring,
} from '@school/server/testing'
import { beforeEach, describe, expect, test } from 'vitest'
import { StoryKey } from './testing/authenticator.ts'
import {
  addKey,
  connectApp,
  isIn,
  lettersTo,
  personOf,
  refusalOf,
  signIn,
  signInByKey,
} from './testing/people.ts'
import { codeAt } from './testing/code.ts'

const email = 'masha@pochta.example'
let school: TestSchool
let masha: Person

beforeEach(async () => {
  school = await openTestSchool()
  masha = await personOf(school, 'Маша Миронова', email)
})

const inMinutes = (minutes: number) => school.at(new Date(school.now.getTime() + minutes * 60_000))
const factors = async (person = masha) => (await person.get('/api/user/factors')).body

describe('a passkey', () => {
  test('is added, and opens a session without a password and without another step', async () => {
    const { key, reply } = await addKey(masha, 'Телефон')
    expect(reply.body.recovery_codes).toHaveLength(10)
    inMinutes(1)
    const guest = school.guest()
    expect((await signInByKey(guest, key)).body).toEqual({
      user_id: masha.id,
      after_sign_in_path: null,
      next_step: null,
    })
    expect(await isIn(guest)).toBe(true)
    expect((await factors()).passkeys).toMatchObject([
      { name: 'Телефон', last_used_at: school.now.toISOString(), is_synced: false },
    ])
    expect(await lettersTo(school, email)).toEqual(['Добавлен ключ входа'])
  })

  test('changes the session for another and, when asked, ends those on other devices', async () => {
    const before = masha.cookie
    const telephone = await school.signedIn(masha.id)
    await addKey(masha, 'Телефон', new StoryKey(), { ends_others: true })
    expect((await school.guest().get('/api/user/me', { headers: { cookie: before } })).status).toBe(401)
    expect([await isIn(telephone), await isIn(masha)]).toEqual([false, true])
  })

  test('is asked for after the password too, and passes the step that waits', async () => {
    const { key } = await addKey(masha)
    const guest = school.guest()
    expect((await signIn(guest, email, '/courses/1')).body.next_step).toBe('/user/login/step')
    expect(await isIn(guest)).toBe(false)
    expect((await guest.get('/api/sign_in_step')).body).toMatchObject({ has_app: false, has_passkey: true })
    expect((await signInByKey(guest, key)).body.after_sign_in_path).toBe('/courses/1')
    expect((await guest.get('/api/sign_in_step')).status).toBe(204)
  })

  test('of another person never opens the account whose step waits', async () => {
    await connectApp(masha, school.now)
    const petr = await school.person('Пётр Гринёв')
    const { key } = await addKey(petr)
    const guest = school.guest()
    await signIn(guest, email)
    expect((await signInByKey(guest, key)).body.user_id).toBe(petr.id)
    expect((await guest.get('/api/user/me')).body.first_name).toBe('Пётр')
  })

  test('has a name, which is changed; a stranger finds no such passkey', async () => {
    await addKey(masha)
    const [{ id }] = (await factors()).passkeys
    const url = `/api/user/passkeys/${id}`
    expect((await masha.patch(url, { name: '  Ноутбук  ' })).body.passkeys).toMatchObject([
      { name: 'Ноутбук' },
    ])
    expect((await masha.patch(url, { name: ' ' })).status).toBe(422)
    const petr = await school.person('Пётр Гринёв')
    expect(refusalOf(await petr.patch(url, { name: 'Мой' }))).toEqual([404, 'passkey_not_found'])
    expect(refusalOf(await petr.delete(url))).toEqual([404, 'passkey_not_found'])
    expect((await factors()).passkeys).toMatchObject([{ name: 'Ноутбук' }])
  })

  test('that was removed opens nothing; with the last one the password is enough again', async () => {
    const { key } = await addKey(masha)
    const [{ id }] = (await factors()).passkeys
    expect((await masha.delete(`/api/user/passkeys/${id}`)).body).toMatchObject({
      passkeys: [],
      recovery_codes_left: 0,
    })
    expect(refusalOf(await signInByKey(school.guest(), key))).toEqual([422, 'passkey_wrong'])
    expect((await signIn(school.guest(), email)).body.next_step).toBeNull()
    expect((await lettersTo(school, email)).at(-1)).toBe('Удалён ключ входа')
  })

  test('is added once, and needs a fresh session', async () => {
    const { key } = await addKey(masha)
    expect(refusalOf((await addKey(masha, 'Ещё раз', key)).reply)).toEqual([422, 'passkey_known'])
    const petr = await school.person('Пётр Гринёв')
    expect(refusalOf((await addKey(petr, 'Чужой', key)).reply)).toEqual([422, 'passkey_known'])
    inMinutes(21)
    expect(refusalOf(await masha.post('/api/user/passkeys/challenges'))).toEqual([422, 'not_fresh'])
  })
})

describe('what is signed is not believed', () => {
  let key: StoryKey
  beforeEach(async () => {
    ;({ key } = await addKey(masha))
  })
  const ask = async (guest: Person) => (await guest.post('/user/login/passkey/challenges')).body
  const send = async (guest: Person, proof: object) =>
    refusalOf(await guest.post('/user/login/passkey', proof))

  test.each([
    ['for another site', { origin: 'https://smekalka.evil.example' }],
    ['for another host', { rpId: 'evil.example' }],
    ['without verification of the person', { isVerified: false }],
  ])('%s', async (_, saying) => {
    expect(refusalOf(await signInByKey(school.guest(), key, saying))).toEqual([422, 'passkey_wrong'])
    expect((await signInByKey(school.guest(), key)).status).toBe(200)
  })

  test('a second time, by another browser, ten minutes later, or for an unknown challenge', async () => {
    const guest = school.guest()
    const proof = key.prove(await ask(guest))
    expect(await send(school.guest(), proof)).toEqual([422, 'passkey_outdated'])
    expect((await guest.post('/user/login/passkey', proof)).status).toBe(200)
    await guest.delete('/user/log_out')
    // The counter alone would refuse it as well.
    await school.rows('update passkeys set counter = 0')
    expect(await send(guest, proof)).toEqual([422, 'passkey_outdated'])
    const late = key.prove(await ask(guest))
    inMinutes(10)
    expect(await send(guest, late)).toEqual([422, 'passkey_outdated'])
    expect(await send(guest, key.prove({ challenge: 'bWFkZS11cA' }))).toEqual([422, 'passkey_outdated'])
  })

  test('with a counter that has gone back: somebody has a copy', async () => {
    await signInByKey(school.guest(), key)
    await signInByKey(school.guest(), key)
    key.counter = 0
    const events = await securityEventsDuring(async () =>
      expect(refusalOf(await signInByKey(school.guest(), key))).toEqual([422, 'passkey_wrong']),
    )
    expect(events).toMatchObject([
      { event: 'authn_login_fail', reason: 'passkey_wrong', subjectIds: [masha.id] },
    ])
  })

  test('by two browsers at once with the same use of the counter', async () => {
    const [one, two] = [school.guest(), school.guest()]
    const first = key.prove(await ask(one))
    key.counter--
    const second = key.prove(await ask(two))
    const replies = await meetAt(
      school,
      'select from passkeys for update',
      [],
      [() => one.post('/user/login/passkey', first), () => two.post('/user/login/passkey', second)],
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('with another’s handle, another’s signature, or nonsense', async () => {
    const guest = school.guest()
    const handle = Buffer.from('smekalka:1').toString('base64url')
    expect(await send(guest, { ...key.prove(await ask(guest)), user_handle: handle })).toEqual([
      422,
      'passkey_wrong',
    ])
    const forged = new StoryKey().prove(await ask(guest))
    expect(await send(guest, { ...forged, id: key.credentialId })).toEqual([422, 'passkey_wrong'])
    expect(await send(guest, { ...key.prove(await ask(guest)), client_data: 'bm9uc2Vuc2U' })).toEqual([
      422,
      'passkey_wrong',
    ])
    expect(await send(guest, { ...key.prove(await ask(guest)), signature: '!' })).toEqual([
      422,
      'invalid_input',
    ])
  })

  test('a challenge to add a passkey signs in no user, and one of signing in adds nothing', async () => {
    const offer = (await masha.post('/api/user/passkeys/challenges')).body
    expect(await send(masha, key.prove(offer))).toEqual([422, 'passkey_outdated'])
    const asked = { ...(await ask(masha)), user_handle: offer.user_handle }
    const made = { ...new StoryKey().make(asked), name: 'Подложный' }
    expect(refusalOf(await masha.post('/api/user/passkeys', made))).toEqual([422, 'passkey_outdated'])
  })

  test('a passkey without verification of the person, or for another site, is not added', async () => {
    for (const saying of [{ isVerified: false }, { origin: 'https://evil.example' }]) {
      const offer = (await masha.post('/api/user/passkeys/challenges')).body
      const made = { ...new StoryKey().make(offer, saying), name: 'Подложный' }
      expect(refusalOf(await masha.post('/api/user/passkeys', made))).toEqual([422, 'passkey_wrong'])
    }
  })
})

test('recovery codes are shown with the first factor and not again with the next one', async () => {
  expect((await addKey(masha)).reply.body.recovery_codes).toHaveLength(10)
  const { reply } = await connectApp(masha, school.now)
  expect(reply.body).toMatchObject({ recovery_codes: [], factors: { recovery_codes_left: 10 } })
})

describe('of somebody without a password', () => {
  beforeEach(() => school.rows('update users set password_hash = null where id = $1', [masha.id]))

  test('the last passkey is not removed, for nothing else lets them in', async () => {
    await addKey(masha, 'Телефон')
    await addKey(masha, 'Ноутбук')
    const [one, two] = (await factors()).passkeys
    expect((await masha.delete(`/api/user/passkeys/${one.id}`)).status).toBe(200)
    expect(refusalOf(await masha.delete(`/api/user/passkeys/${two.id}`))).toEqual([422, 'last_way_in'])
    expect((await factors()).passkeys).toMatchObject([{ name: 'Ноутбук' }])
  })

  test('of two that are removed at once one stays', async () => {
    await addKey(masha, 'Телефон')
    await addKey(masha, 'Ноутбук')
    const [one, two] = (await factors()).passkeys
    const remove = ({ id }: { id: number }) => masha.delete(`/api/user/passkeys/${id}`)
    const replies = await meetAt(
      school,
      'select from users where id = $1 for update',
      [masha.id],
      [() => remove(one), () => remove(two)],
    )
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect((await factors()).passkeys).toHaveLength(1)
  })
})

describe('at the portal', () => {
  const portal = 'portal.localhost'
  const headers = { host: portal }
  const saying = { origin: `http://${portal}:3000`, rpId: portal }

  test('a passkey is of its host, and signs in there', async () => {
    const key = new StoryKey()
    const offer = (await masha.post('/api/user/passkeys/challenges', undefined, { headers })).body
    expect(offer.rp_id).toBe(portal)
    const made = { ...key.make(offer, saying), name: 'Портал' }
    expect((await masha.post('/api/user/passkeys', made, { headers })).status).toBe(200)
    const guest = school.guest()
    const asked = (await guest.post('/user/login/passkey/challenges', undefined, { headers })).body
    expect(asked.rp_id).toBe(portal)
    const { status } = await guest.post('/user/login/passkey', key.prove(asked, saying), { headers })
    expect([status, await isIn(guest)]).toEqual([200, true])
  })

  test('a page of the site, and the portal’s at the site, get nowhere', async () => {
    const { key } = await addKey(masha)
    const guest = school.guest()
    const ask = async (at: object) => (await guest.post('/user/login/passkey/challenges', undefined, at)).body
    const there = await guest.post('/user/login/passkey', key.prove(await ask({ headers })), { headers })
    expect(refusalOf(there)).toEqual([422, 'passkey_wrong'])
    const here = await guest.post('/user/login/passkey', key.prove(await ask({}), saying))
    expect(refusalOf(here)).toEqual([422, 'passkey_wrong'])
  })
})

test('with a passkey removed the application is still asked for', async () => {
  await addKey(masha)
  const { secret } = await connectApp(masha, school.now)
  const [{ id }] = (await factors()).passkeys
  await masha.delete(`/api/user/passkeys/${id}`)
  inMinutes(1)
  const guest = school.guest()
  expect((await signIn(guest, email)).body.next_step).toBe('/user/login/step')
  expect((await guest.post('/user/login/step', { code: codeAt(secret, school.now) })).status).toBe(200)
})

test('a letter to an unconfirmed address does not contain the name of a passkey: it may be a link', async () => {
  const petr = await personOf(school, 'Пётр Гринёв', 'petr@pochta.example')
  await addKey(petr, 'evil-casino.com')
  await school.rows(`update users set email_confirmed_at = now() where id = $1`, [petr.id])
  inMinutes(1)
  await addKey(petr, 'Ноутбук', new StoryKey())
  const letters = await school.rows<{ text: string }>(
    `select text from outbox_messages where "to" = 'petr@pochta.example' order by id`,
  )
  expect(letters.map(({ text }) => text.includes('«Ноутбук»'))).toEqual([false, true])
  expect(letters[0]!.text).not.toContain('evil')
})
