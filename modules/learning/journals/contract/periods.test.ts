import { addDays } from '@school/texts'
import { expect, test } from 'vitest'
import { periodsOf, quarterOf } from './periods.ts'

test('quarters of 2026/27 end with their holidays', () => {
  expect(periodsOf(2026)).toEqual({
    1: { from: '2026-09-01', to: '2026-11-01' },
    2: { from: '2026-11-02', to: '2027-01-11' },
    3: { from: '2027-01-12', to: '2027-04-04' },
    4: { from: '2027-04-05', to: '2027-08-31' },
    year: { from: '2026-09-01', to: '2027-08-31' },
  })
})

test.each([2024, 2025, 2026, 2027, 2030])('every day of the year %i is of one quarter', (year) => {
  const periods = periodsOf(year)
  expect(periods[1].from).toBe(periods.year.from)
  expect(periods[2].from).toBe(addDays(periods[1].to, 1))
  expect(periods[3].from).toBe(addDays(periods[2].to, 1))
  expect(periods[4].from).toBe(addDays(periods[3].to, 1))
  expect(periods[4].to).toBe(periods.year.to)
})

test.each([
  ['2026-08-20', '1'],
  ['2026-09-01', '1'],
  ['2026-11-02', '2'],
  ['2027-01-11', '2'],
  ['2027-02-23', '3'],
  ['2027-05-26', '4'],
  ['2027-09-05', '4'],
])('%s is of quarter %s', (day, quarter) => {
  expect(quarterOf(2026, day)).toBe(quarter)
})
