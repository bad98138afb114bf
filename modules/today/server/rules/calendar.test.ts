import { expect, test } from 'vitest'
import { easyReasonOf, holidaysOf } from './calendar.ts'

test.each([
  [2026, 'spring', '2026-03-28', '2026-04-05'],
  [2026, 'autumn', '2026-10-31', '2026-11-08'],
  [2026, 'winter', '2025-12-31', '2026-01-11'],
  [2027, 'winter', '2026-12-31', '2027-01-10'],
  [2025, 'autumn', '2025-10-25', '2025-11-02'],
])('in %i the %s holidays are from %s to %s', (year, name, from, to) => {
  expect(holidaysOf(year)).toContainEqual({ name, from, to })
})

test.each([
  ['2026-11-20', null, 'a Friday of school'],
  ['2026-11-21', 'weekend', 'a Saturday'],
  ['2026-11-22', 'weekend', 'a Sunday'],
  ['2026-12-30', null, 'the last day of school'],
  ['2026-12-31', 'winter', 'the first of the holidays'],
  ['2027-01-10', 'winter', 'the last of the holidays, a Sunday'],
  ['2027-01-11', null, 'back to school'],
  ['2027-02-23', 'feast', 'a day of the country'],
  ['2027-05-26', null, 'the last bell'],
  ['2027-07-01', 'summer', 'summer'],
  ['2027-08-31', 'summer', 'the last day of summer'],
  ['2027-09-01', null, 'the first of September'],
] as [string, string | null, string][])('%s is %s: %s', (day, wanted, _) => {
  expect(easyReasonOf(day)).toBe(wanted)
})
