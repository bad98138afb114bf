import { expect, test } from 'vitest'
import { dayAfter, dayOf, endOfDay, hourOf, instantOf, morning } from './days.ts'

test('a day opens in the morning and ends at its end, in the school’s zone', () => {
  expect(instantOf('2026-11-24', endOfDay)).toBe('2026-11-24T20:59:00.000Z')
  expect(instantOf('2026-11-24', morning)).toBe('2026-11-24T03:00:00.000Z')
  expect(dayOf('2026-11-24T20:59:00.000Z')).toBe('2026-11-24')
  expect(dayOf('2026-11-24T22:00:00.000Z')).toBe('2026-11-25')
})

test('an empty day is no deadline', () => {
  expect(instantOf('', endOfDay)).toBeNull()
  expect(dayOf(null)).toBe('')
})

test('days are counted from the server’s now', () => {
  expect(dayAfter('2026-11-20T09:00:00Z', 3)).toBe('2026-11-23')
})

test('an hour is of the school’s clock, there and back', () => {
  expect(instantOf('2026-11-24', '18:30')).toBe('2026-11-24T15:30:00.000Z')
  expect(hourOf('2026-11-24T15:30:00.000Z')).toBe('18:30')
  expect(instantOf('2026-11-24', '')).toBeNull()
})
