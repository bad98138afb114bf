import type { Job } from '@school/kernel/server'
import { openTestSchool, type Person, serverModules, type TestSchool } from '@school/server/testing'
import { beforeEach, expect, test } from 'vitest'

let school: TestSchool

beforeEach(async () => {
  school = await openTestSchool()
})

const job = (from: typeof serverModules): Job =>
  from.flatMap(({ jobs = [] }) => jobs).find(({ name }) => name === 'erase-left')!
const erase = () => school.jobQueue.run(job(serverModules))
const laterMonths = (months: number) => {
  const at = new Date(school.now)
  at.setUTCMonth(at.getUTCMonth() + months)
  school.at(at)
}

async function begin(): Promise<{ person: Person; id: number }> {
  const person = school.guest()
  const { body } = await person.post('/api/auto_registration', { type: 'pupil', grade_index: 6 })
  return { person, id: body.id }
}
const isErased = async (id: number) =>
  (
    await school.rows<{ is_erased: boolean }>(
      'select erased_at is not null as is_erased from users where id = $1',
      [id],
    )
  )[0]!.is_erased

test('a passer-by who has not come for a year is erased, and not a day before', async () => {
  const { id } = await begin()
  laterMonths(11)
  await erase()
  expect(await isErased(id)).toBe(false)
  laterMonths(2)
  await erase()
  await erase()
  expect(await isErased(id)).toBe(true)
  expect(await school.rows('select from sessions where user_id = $1', [id])).toEqual([])
})

test('an account with a recent visit stays', async () => {
  const { id } = await begin()
  laterMonths(13)
  await school.signedIn(id)
  await erase()
  expect(await isErased(id)).toBe(false)
})

test('an account with an address, a phone, a provider or a family is not erased as a passer-by', async () => {
  const ids = await Promise.all(Array.from({ length: 5 }, async () => (await begin()).id))
  const [address, phone, provider, child, unclaimed] = ids as [number, number, number, number, number]
  await school.rows(`update users set email = 'petya@pochta.example' where id = $1`, [address])
  await school.rows(`update users set phone = '+79160000001' where id = $1`, [phone])
  await school.rows(
    `insert into identities (user_id, provider, subject, name, created_at) values ($1, 'vkontakte', '17', 'Пётр', now())`,
    [provider],
  )
  const mother = await school.person('Авдотья Гринёва', {
    gradeIndex: null,
    isParent: true,
    email: 'a@pochta.example',
  })
  await school.rows(
    `insert into family_links (parent_id, child_id, way, decides, started_at) values ($1, $2, 'child_code', true, now())`,
    [mother.id, child],
  )
  laterMonths(13)
  await erase()
  expect(await Promise.all(ids.map(isErased))).toEqual([false, false, false, false, true])
  expect(await isErased(unclaimed)).toBe(true)
  expect(await isErased(mother.id)).toBe(false)
})
