import { expect, test } from 'vitest'
import { dayAfter, dayOf, endOfDay, hourOf, instantOf, morningOf } from './days.ts'

test('a deadline is the end of a day in the school’s zone', () => {
  expect(endOfDay('2026-11-24')).toBe('2026-11-24T20:59:00.000Z')
  expect(morningOf('2026-11-24')).toBe('2026-11-24T03:00:00.000Z')
  expect(dayOf('2026-11-24T20:59:00.000Z')).toBe('2026-11-24')
  expect(dayOf('2026-11-24T22:00:00.000Z')).toBe('2026-11-25')
})

test('an empty day is no deadline', () => {
  expect(endOfDay('')).toBeNull()
  expect(morningOf('')).toBeNull()
  expect(dayOf(null)).toBe('')
})

test('days are counted from the server’s now', () => {
  expect(dayAfter('2026-11-20T09:00:00Z', 3)).toBe('2026-11-23')
})

test('an hour is of the school’s clock, there and back', () => {
  expect(instantOf('2026-11-24', '18:30')).toBe('2026-11-24T15:30:00.000Z')
  expect(hourOf('2026-11-24T15:30:00.000Z')).toBe('18:30')
  expect(instantOf('', '18:30')).toBeNull()
  expect(instantOf('2026-11-24', '')).toBeNull()
})
