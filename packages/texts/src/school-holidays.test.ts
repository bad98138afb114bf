import { expect, test } from 'vitest'
import { schoolHolidayOn } from './school-holidays.ts'

test.each([
  ['2025-10-24', null],
  ['2025-10-25', 'autumn'],
  ['2025-11-02', 'autumn'],
  ['2025-11-03', null],
  ['2025-12-30', null],
  ['2025-12-31', 'winter'],
  ['2026-01-11', 'winter'],
  ['2026-01-12', null],
  ['2026-03-27', null],
  ['2026-03-28', 'spring'],
  ['2026-04-05', 'spring'],
  ['2026-04-06', null],
  ['2026-05-26', null],
  ['2026-05-27', 'summer'],
  ['2026-08-31', 'summer'],
  ['2026-09-01', null],
  ['2026-10-24', 'autumn'],
  ['2026-11-02', null],
] as const)('%s is %s', (day, holiday) => expect(schoolHolidayOn(day)).toBe(holiday))
