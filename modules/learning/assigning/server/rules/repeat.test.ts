import { expect, test } from 'vitest'
import { movedBy, nextOn } from './repeat.ts'

// 20 November 2026 is a Friday.
const fridays = { firstOn: '2026-11-20', weekdays: [5], untilOn: '2026-12-11' }

test.each([
  ['the same day of the next week', fridays, '2026-11-20', '2026-11-27'],
  ['the day itself is not the next one', fridays, '2026-11-27', '2026-12-04'],
  ['the last day is one too', fridays, '2026-12-10', '2026-12-11'],
  ['none after the last day', fridays, '2026-12-11', null],
  ['the nearest of several days', { ...fridays, weekdays: [1, 3] }, '2026-11-23', '2026-11-25'],
  ['none before it was given first', fridays, '2026-11-01', '2026-11-27'],
])('%s', (_, repeated, after, wanted) => {
  expect(nextOn(repeated, after)).toBe(wanted)
})

test('days move, the hour stays', () => {
  expect(movedBy('2026-11-20T20:59:00.000Z', 7)).toBe('2026-11-27T20:59:00.000Z')
  expect(movedBy(null, 7)).toBeNull()
})
