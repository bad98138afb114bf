import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { afterEach, describe, beforeEach, expect, test } from 'vitest'
import { hashPassword } from './password.ts'
import { users } from '@school/users/tables'

let school: TestSchool
let masha: string

beforeEach(async () => {
  const open = await openTestSchool()
  masha = `masha-${crypto.randomUUID()}@pochta.example`
  const passwordHash = await hashPassword('kapitanskaya')
  await open.database.db.insert(users).values({ email: masha, firstName: 'Маша', passwordHash })
  school = await open.reopened({ LIMIT_MULTIPLIER: '1' })
})
afterEach(() => school.app.close())

const signIn = (person: Person, password: string, email = masha) =>
  person.post('/user/login', { user: { email, password } })
const guessOften = async (times: number, email = masha) => {
  const stranger = school.guest()
  const replies = []
  for (let i = 0; i < times; i++) replies.push(await signIn(stranger, `guess-${i}`, email))
  return replies
}

test('ten wrong passwords are enough: then even the right one is refused, in words and with a time', async () => {
  const replies = await guessOften(11)
  expect(replies.map(({ status }) => status)).toEqual([...Array<number>(10).fill(422), 429])
  const { status, body, headers } = await signIn(school.guest(), 'kapitanskaya')
  expect(status).toBe(429)
  expect(headers['x-error-code']).toBe('too_many_guesses')
  expect(body.errors['user.password'][0]).toMatch(/^Слишком много неверных паролей/)
  expect(Number(headers['retry-after'])).toBeGreaterThan(60)
})

test('of guesses that come at once no more than ten are looked at', async () => {
  const guests = Array.from({ length: 15 }, () => school.guest())
  const replies = await Promise.all(guests.map((guest, i) => signIn(guest, `guess-${i}`)))
  expect(replies.filter(({ status }) => status === 422)).toHaveLength(10)
})

test('an unknown address is refused in the same way as a known one', async () => {
  const replies = await guessOften(11, `unknown-${crypto.randomUUID()}@pochta.example`)
  expect(replies.map(({ status }) => status)).toEqual([...Array<number>(10).fill(422), 429])
})

test('guesses of a stranger do not lock owners out of browsers they have signed in from', async () => {
  const own = school.guest()
  expect((await signIn(own, 'kapitanskaya')).status).toBe(200)
  await own.delete('/user/log_out')
  await guessOften(12)
  expect((await signIn(own, 'kapitanskaya')).status).toBe(200)
})

test('the right password makes the wrong ones before it forgotten', async () => {
  await guessOften(9)
  expect((await signIn(school.guest(), 'kapitanskaya')).status).toBe(200)
  const replies = await guessOften(9)
  expect(replies.map(({ status }) => status)).toEqual(Array<number>(9).fill(422))
})

test('signing up with the proved address of another is a guess too', async () => {
  await school.rows('update users set email_confirmed_at = now()')
  const stranger = school.guest()
  const signUp = (password: string) =>
    stranger.post('/user', { user: { name: 'Швабрин', email: masha, password, grade_index: 7 } })
  const replies = []
  for (let i = 0; i < 11; i++) replies.push((await signUp(`belogorskaya-${i}`)).status)
  expect(replies).toEqual([...Array<number>(10).fill(422), 429])
})

describe('an address from which a hundred passwords were wrong', () => {
  const crowd = async () => {
    const stranger = school.guest()
    const guess = (i: number) => signIn(stranger, 'guess', `unknown-${i}@pochta.example`)
    for (let from = 0; from < 101; from += 10)
      await Promise.all(Array.from({ length: Math.min(10, 101 - from) }, (_, i) => guess(from + i)))
  }

  // A hundred passwords are hashed, which takes a busy machine more than a minute.
  test(
    'does not refuse the right password: a known browser signs in, another one has to solve a captcha',
    { timeout: 180_000 },
    async () => {
      const own = school.guest()
      expect((await signIn(own, 'kapitanskaya')).status).toBe(200)
      await own.delete('/user/log_out')
      await crowd()
      expect((await signIn(own, 'kapitanskaya')).status).toBe(200)
      const fresh = school.guest()
      expect((await signIn(fresh, 'kapitanskaya')).headers['x-error-code']).toBe('captcha_wrong')
      const user = { email: masha, password: 'kapitanskaya' }
      const paid = await fresh.post('/user/login', { user, recaptcha_token: await fresh.captcha() })
      expect(paid.status).toBe(200)
    },
  )
})
