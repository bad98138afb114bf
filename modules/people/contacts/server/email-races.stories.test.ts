import { hashPassword } from '@school/accounts/server'
import { openTestSchool, type Person, type TestSchool, race, together } from '@school/server/testing'
import { beforeEach, expect } from 'vitest'
import { mailOf, outcomeOf, tokenOf } from './testing/mailbox.ts'

let school: TestSchool
const password = 'Белогорская-1773'
const next = 'novaya@pochta.example'

beforeEach(async () => {
  school = await openTestSchool()
})

const personOf = async (name: string, email: string): Promise<Person> =>
  school.person(name, { email, emailConfirmedAt: school.now, passwordHash: await hashPassword(password) })
const change = (person: Person, email: string) =>
  person.put('/api/user/email', { user: { email, current_password: password } })
const confirm = (person: Person, confirmation_token: string) =>
  person.post('/api/user/email_confirmations', { confirmation_token })

race('of two accounts that take one address at once one has it, and the other keeps its own', async () => {
  const people = [
    await personOf('Маша Миронова', 'masha@pochta.example'),
    await personOf('Пётр Гринёв', 'petr@pochta.example'),
  ]
  const tokens: string[] = []
  for (const person of people) {
    expect(outcomeOf(await change(person, next))).toMatch(/^20/)
    tokens.push(await tokenOf(school, next))
  }
  const replies = await together(
    school,
    people.map((person, n) => () => confirm(person, tokens[n]!)),
  )
  const statuses = replies.map(({ status }) => status).toSorted()
  expect(statuses[0]! < 300 && statuses[1] === 422, JSON.stringify(replies.map(outcomeOf))).toBe(true)
  expect(await school.rows('select id from users where email = $1', [next])).toHaveLength(1)
  expect(await school.rows('select id from users where email_confirmed_at is null')).toEqual([])
})

race(
  'of two changes of one account at once one link lives, and the other says that it was replaced',
  async () => {
    const masha = await personOf('Маша Миронова', 'masha@pochta.example')
    const elsewhere = await school.signedIn(masha.id)
    const other = 'drugaya@pochta.example'
    await together(school, [() => change(masha, next), () => change(elsewhere, other)])
    const replies = []
    for (const to of [next, other])
      if ((await mailOf(school, to)).some(({ link }) => link))
        replies.push(await confirm(masha, await tokenOf(school, to)))
    expect(replies.filter(({ status }) => status < 300)).toHaveLength(1)
    const [user] = await school.rows<{ email: string; waiting: string | null }>(
      'select email, unconfirmed_email as waiting from users',
    )
    expect([next, other]).toContain(user!.email)
    expect(user!.waiting).toBeNull()
  },
)

race(
  'a link that is opened twice at once changes the address once, and notifies the old one once',
  async () => {
    const masha = await personOf('Маша Миронова', 'masha@pochta.example')
    await change(masha, next)
    const token = await tokenOf(school, next)
    const elsewhere = await school.signedIn(masha.id)
    const replies = await together(school, [() => confirm(masha, token), () => confirm(elsewhere, token)])
    expect(replies.every(({ status }) => status < 500)).toBe(true)
    const letters = (await mailOf(school, 'masha@pochta.example')).filter(
      ({ subject }) => subject === 'Почта изменена',
    )
    expect(letters).toHaveLength(1)
  },
)
