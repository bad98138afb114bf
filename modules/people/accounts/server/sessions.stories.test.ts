/** @module-tag embedded */
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetSessions } from './sessions.ts'

const dayMs = 24 * 3600_000
let school: TestSchool
let other: TestSchool | undefined

beforeEach(async () => {
  school = await openTestSchool()
})
afterEach(async () => {
  await other?.app.close()
  other = undefined
})

const me = async (person: Person, cookie?: string) =>
  (await person.get('/api/user/me', cookie ? { headers: { cookie } } : {})).status
const inDays = (days: number) => school.at(new Date(school.now.getTime() + days * dayMs))
const signUp = (person: Person) =>
  person.post('/user', {
    user: { name: 'Маша', email: 'masha@pochta.example', password: 'kapitanskaya', grade_index: 7 },
  })

describe('a session', () => {
  test('lives on while it is used, for thirty days', async () => {
    const masha = await school.person('Маша Миронова')
    inDays(15)
    expect(await me(masha)).toBe(200)
    inDays(14)
    expect(await me(masha)).toBe(200)
    inDays(1)
    expect(await me(masha)).toBe(401)
  })

  test('that was not used for three weeks opens nothing', async () => {
    const masha = await school.person('Маша Миронова')
    inDays(21)
    expect(await me(masha)).toBe(401)
  })

  test('is noted as used once an hour and not with every page', async () => {
    const masha = await school.person('Маша Миронова')
    const seenAt = async () =>
      (await school.rows<{ last_seen_at: Date }>('select last_seen_at from sessions'))[0]!.last_seen_at
    const first = await seenAt()
    inDays(0.5 / 24)
    await me(masha)
    expect(await seenAt()).toEqual(first)
    inDays(0.6 / 24)
    await me(masha)
    expect(await seenAt()).toEqual(school.now)
  })

  test('ends when the same browser signs in again', async () => {
    const masha = school.guest()
    await signUp(masha)
    const before = masha.cookie
    const user = { email: 'masha@pochta.example', password: 'kapitanskaya' }
    expect((await masha.post('/user/login', { user })).status).toBe(200)
    expect(await me(masha)).toBe(200)
    expect(await me(school.guest(), before)).toBe(401)
  })

  test('of somebody who has asked to be forgotten opens nothing from that moment', async () => {
    const masha = await school.person('Маша Миронова')
    await school.rows('update users set leaving_at = $2 where id = $1', [masha.id, school.now])
    expect(await me(masha)).toBe(401)
  })

  test('that the operator has removed opens nothing in any process', async () => {
    const masha = await school.person('Маша Миронова')
    expect(await me(masha)).toBe(200)
    await school.rows('delete from sessions where user_id = $1', [masha.id])
    expect(await me(masha)).toBe(401)
  })

  test('is removed when it opens nothing any more', async () => {
    const masha = await school.person('Маша Миронова')
    await school.person('Пётр Гринёв')
    inDays(10)
    await me(masha)
    inDays(12)
    await school.jobQueue.run(forgetSessions)
    expect(await school.rows('select user_id from sessions')).toEqual([{ user_id: masha.id }])
  })
})

test('under https no other host of the domain can plant a cookie, and everything works with these names', async () => {
  other = await school.reopened({ PUBLIC_URL: 'https://smekalka.example' })
  const masha = other.guest()
  const { headers } = await signUp(masha)
  const cookies = [headers['set-cookie']].flat().map(String)
  for (const cookie of cookies) expect(cookie).toMatch(/^__Host-smekalka_\w+=.*; Path=\/;.*; Secure$/)
  expect(cookies.length).toBeGreaterThan(1)
  expect(await me(masha)).toBe(200)
  expect(await me(other.guest(), masha.cookie.replaceAll('__Host-', ''))).toBe(401)
  expect((await masha.delete('/user/log_out')).status).toBe(204)
  expect(await me(masha)).toBe(401)
})

test('what the previous secret has signed is good while it is named, and new things are signed with the new one', async () => {
  const [first, second] = ['a'.repeat(32), 'b'.repeat(32)]
  const changeLocale = (person: Person, cookie: string, token: string) =>
    person.patch('/api/user/locale', { locale: 'en' }, { headers: { cookie, 'x-csrf-token': token } })
  const old = await school.reopened({ SECRET: first })
  const masha = old.guest()
  await signUp(masha)
  const { cookie } = masha
  const { token } = (await masha.get('/api/csrf_token')).body
  await old.app.close()

  other = await school.reopened({ SECRET: second, SECRET_PREVIOUS: first })
  expect((await changeLocale(other.guest(), cookie, token)).status).toBe(204)
  const renewed = (await other.guest().get('/api/csrf_token', { headers: { cookie } })).body.token
  expect(renewed).not.toBe(token)
  await other.app.close()

  other = await school.reopened({ SECRET: second })
  expect((await changeLocale(other.guest(), cookie, token)).status).toBe(403)
})
