import { expect, test } from 'vitest'
import { checkBy, soonBy } from './check-by.ts'

test.each([
  ['from Monday to the next Monday', '2026-11-16T09:00:00Z', '2026-11-23T20:59:59.000Z'],
  ['a weekend at the beginning is not counted', '2026-11-21T09:00:00Z', '2026-11-27T20:59:59.000Z'],
  ['the evening in UTC is the next day in Moscow', '2026-11-16T21:30:00Z', '2026-11-24T20:59:59.000Z'],
  ['the holidays of January are days off', '2026-12-31T09:00:00Z', '2027-01-15T20:59:59.000Z'],
  ['so is the fourth of November', '2026-11-03T09:00:00Z', '2026-11-11T20:59:59.000Z'],
])('five working days: %s', (_, finishedAt, by) => {
  expect(checkBy(new Date(finishedAt)).toISOString()).toBe(by)
})

test('reviews of practice are promised in two days, working or not', () => {
  expect(soonBy(new Date('2026-11-20T09:00:00Z')).toISOString()).toBe('2026-11-22T09:00:00.000Z')
})
