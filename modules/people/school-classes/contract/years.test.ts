import { expect, test } from 'vitest'
import { yearsToMake, yearToMoveTo } from './years.ts'

test.each([
  ['2026-11-26T12:00:00+03:00', 2026],
  ['2027-06-30T12:00:00+03:00', 2026],
  ['2027-07-01T12:00:00+03:00', 2027],
  ['2027-08-30T12:00:00+03:00', 2027],
  ['2027-09-01T12:00:00+03:00', 2027],
])('on %s classes go to the school year %i', (at, year) => expect(yearToMoveTo(new Date(at))).toBe(year))

test.each([
  ['2027-06-30T12:00:00+03:00', [2026]],
  ['2027-07-01T12:00:00+03:00', [2027, 2026]],
  ['2027-08-31T23:00:00+03:00', [2027, 2026]],
  ['2027-09-01T12:00:00+03:00', [2027]],
])('on %s classes are made of the years %j, the first unless another is said', (at, years) =>
  expect(yearsToMake(new Date(at))).toEqual(years),
)
