import { expect, test } from 'vitest'
import { instantOf, isWrittenDate } from './dates.ts'

test.each([
  ['days are counted from midnight in Moscow', '+0d 08:00', '2026-11-20T05:00:00.000Z'],
  ['backwards', '-2d 22:30', '2026-11-18T19:30:00.000Z'],
  ['across the end of a month', '+11d 10:00', '2026-12-01T07:00:00.000Z'],
  ['an exact date does not depend on the day', '2026-12-24 08:00', '2026-12-24T05:00:00.000Z'],
])('%s', (_, written, instant) => {
  for (const countedFrom of ['2026-11-19T21:00:00Z', '2026-11-20T20:59:59Z'])
    expect(instantOf(written, new Date(countedFrom)).toISOString()).toBe(instant)
})

test.each([
  ['-2d 08:00', true],
  ['2026-12-24 08:00', true],
  ['-2d', false],
  ['2d 08:00', false],
  ['2026-13-24 08:00', false],
  ['завтра', false],
])('%s is a date: %s', (written, isDate) => {
  expect(isWrittenDate(written)).toBe(isDate)
})
