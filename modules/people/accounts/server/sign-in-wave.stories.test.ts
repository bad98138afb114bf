/** @module-tag embedded */
import { scryptSync } from 'node:crypto'
import { openTestSchool, type Person, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'
import { hashPassword } from './password.ts'
import { users } from '@school/users/tables'

const password = 'kapitanskaya'
let school: TestSchool

beforeEach(async () => {
  school = await openTestSchool()
})

const signIn = (person: Person, email: string) => person.post('/user/login', { user: { email, password } })

async function enlist(count: number, passwordHash: string): Promise<string[]> {
  const emails = Array.from({ length: count }, (_, i) => `pupil-${i}@pochta.example`)
  const people = emails.map((email) => ({ email, firstName: 'Ваня', passwordHash, gradeIndex: 7 }))
  await school.database.db.insert(users).values(people)
  return emails
}

test(
  'while forty sign in at once, requests of signed-in users do not wait in their queue',
  { timeout: 90_000 },
  async () => {
    const emails = await enlist(40, await hashPassword(password))
    const masha = await school.person('Маша Миронова')
    const guests = emails.map(() => school.guest())
    await Promise.all([...guests, masha].map((person) => person.get('/api/csrf_token')))
    const save = (on: boolean) =>
      masha.patch('/api/user/profile', { user: { user_info_attributes: { bonuses_page_visited: on } } })
    await save(false)

    let isLearning = true
    const wave = Promise.all(
      guests.map(async (guest, i) => ({
        status: (await signIn(guest, emails[i]!)).status,
        isAfter: !isLearning,
      })),
    )
    for (let i = 0; i < 5; i++) {
      expect((await masha.get('/api/user/me')).status).toBe(200)
      expect((await save(i % 2 === 0)).status).toBe(200)
    }
    isLearning = false
    const signedIn = await wave
    expect(signedIn.map(({ status }) => status)).toEqual(emails.map(() => 200))
    // The order of events, not a time: five reads and five saves are done before half of the forty.
    expect(signedIn.filter(({ isAfter }) => isAfter).length).toBeGreaterThan(20)
  },
)

test('a password hashed in the old way still opens, in two tabs at once, and is rehashed', async () => {
  const salt = Buffer.from('belogorskaya-16b')
  const key = scryptSync(password, salt, 32, { N: 1024, r: 8, p: 1 })
  const [email] = await enlist(
    1,
    ['scrypt', 1024, 8, 1, salt.toString('base64url'), key.toString('base64url')].join('$'),
  )
  const replies = await Promise.all([signIn(school.guest(), email!), signIn(school.guest(), email!)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  const [row] = await school.rows<{ password_hash: string }>('select password_hash from users')
  expect(row!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect((await signIn(school.guest(), email!)).status).toBe(200)
})
