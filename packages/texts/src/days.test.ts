import { expect, test } from 'vitest'
import { addDays, dayIn, daysBetween, lastSecondOf, mondayOf, schoolYearOf, weekdayOf } from './index.ts'

test('a day is that of the zone, of the school when no other is said', () => {
  const late = '2026-11-20T22:30:00Z'
  expect(dayIn(late)).toBe('2026-11-21')
  expect(dayIn(new Date(late), 'Europe/London')).toBe('2026-11-20')
  expect(dayIn(late, 'Asia/Vladivostok')).toBe('2026-11-21')
  expect(dayIn('2026-03-01T09:00:00Z')).toBe('2026-03-01')
})

test('days are counted over the ends of months and years', () => {
  expect(addDays('2026-12-28', 7)).toBe('2027-01-04')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(daysBetween('2026-12-28', '2027-01-04')).toBe(7)
  expect(daysBetween('2026-11-21', '2026-11-20')).toBe(-1)
})

test.each([
  ['2026-11-16', 1, '2026-11-16'],
  ['2026-11-20', 5, '2026-11-16'],
  ['2026-11-22', 7, '2026-11-16'],
  ['2026-03-01', 7, '2026-02-23'],
  ['2027-01-01', 5, '2026-12-28'],
])('%s is the %ith day of the week that begins on %s', (day, weekday, monday) => {
  expect(weekdayOf(day)).toBe(weekday)
  expect(mondayOf(day)).toBe(monday)
})

test('a day ends a second before midnight of Moscow', () =>
  expect(lastSecondOf('2026-11-20').toISOString()).toBe('2026-11-20T20:59:59.000Z'))

test.each([
  ['2026-08-31T20:59:59Z', 2025],
  ['2026-08-31T21:00:00Z', 2026],
  ['2027-01-01T00:00:00Z', 2026],
  ['2027-05-25T06:00:00Z', 2026],
])('%s belongs to the school year %i', (at, year) => expect(schoolYearOf(new Date(at))).toBe(year))
