import { expect, test } from 'vitest'
import { easyReasonOf } from './calendar.ts'

test.each([
  ['2026-11-20', null, 'a Friday of school'],
  ['2026-11-21', 'weekend', 'a Saturday'],
  ['2026-11-22', 'weekend', 'a Sunday'],
  ['2026-12-30', null, 'the last day of school'],
  ['2026-12-31', 'winter', 'the first of the holidays'],
  ['2027-01-10', 'winter', 'a Sunday in the holidays'],
  ['2027-01-12', null, 'back to school'],
  ['2027-02-23', 'feast', 'a day of the country'],
  ['2027-05-26', null, 'the last bell'],
  ['2027-07-01', 'summer', 'summer'],
  ['2027-08-31', 'summer', 'the last day of summer'],
  ['2027-09-01', null, 'the first of September'],
] as [string, string | null, string][])('%s is %s: %s', (day, wanted, _) => {
  expect(easyReasonOf(day)).toBe(wanted)
})
