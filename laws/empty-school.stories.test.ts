import { routes } from '@school/server/modules'
import { openOwnSchool } from '@school/server/testing'
import { expect, test } from 'vitest'

// A production school begins with migrations only: its content is loaded later, its people sign up one by one.
const lists = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, path }) => method === 'GET' && !path.includes(':'))

test('an empty school answers all reads without a fault', async () => {
  await using school = await openOwnSchool('empty')
  const tables = await school.rows<{ name: string }>(
    `select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename not like '%migrations%'`,
  )
  await school.rows(`truncate ${tables.map(({ name }) => name).join(', ')} cascade`)
  const people = [
    school.guest(),
    await school.person('Маша Миронова'),
    await school.person('Ваня Игнатьич', { gradeIndex: 2, isElementaryPupil: true }),
    await school.person('Василиса Егоровна', { gradeIndex: null, isParent: true }),
    await school.person('Архип Савельич', { gradeIndex: null, type: 'agent', portalRole: 'teacher' }),
    await school.person('Анна Власьевна', { gradeIndex: null, type: 'agent', isMethodist: true }),
  ]
  const faults: string[] = []
  let answered = 0
  for (const { name, path } of lists) {
    for (const person of people) {
      const { status } = await person.get(path)
      if (status < 300) answered++
      if (status >= 500) faults.push(`${name} to ${person.name}: ${status}`)
    }
  }
  expect(faults).toEqual([])
  expect(answered).toBeGreaterThan(lists.length)
})
