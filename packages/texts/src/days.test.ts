import { describe, expect, test } from 'vitest'
import {
  addDays,
  dayIn,
  daysBetween,
  instantIn,
  lastSecondOf,
  minutesApart,
  mondayOf,
  schoolYearOf,
  weekdayOf,
} from './index.ts'

test('a day is that of the zone, by default of the school', () => {
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

describe('an hour of a zone', () => {
  test.each([
    ['of the school', '2026-11-20', '09:30', 'Europe/Moscow', '2026-11-20T06:30:00Z'],
    ['of half an hour', '2026-11-20', '09:30', 'Asia/Kolkata', '2026-11-20T04:00:00Z'],
    ['of three quarters', '2026-11-20', '00:00', 'Asia/Kathmandu', '2026-11-19T18:15:00Z'],
    ['before clocks go forward', '2026-03-29', '01:30', 'Europe/Berlin', '2026-03-29T00:30:00Z'],
    ['after clocks go forward', '2026-03-29', '03:30', 'Europe/Berlin', '2026-03-29T01:30:00Z'],
    ['that clocks leap over', '2026-03-29', '02:30', 'Europe/Berlin', '2026-03-29T01:30:00Z'],
    ['before clocks go back', '2026-10-25', '01:30', 'Europe/Berlin', '2026-10-24T23:30:00Z'],
    ['that comes twice: the first', '2026-10-25', '02:30', 'Europe/Berlin', '2026-10-25T00:30:00Z'],
    ['after clocks go back', '2026-10-25', '03:30', 'Europe/Berlin', '2026-10-25T02:30:00Z'],
    ['west of Greenwich', '2026-11-01', '23:00', 'America/New_York', '2026-11-02T04:00:00Z'],
  ])('%s', (_, day, time, zone, wanted) => expect(instantIn(day, time, zone)).toEqual(new Date(wanted)))

  test('is so many minutes apart from another clock', () => {
    const winter = new Date('2026-01-15T12:00:00Z')
    const summer = new Date('2026-07-15T12:00:00Z')
    expect(minutesApart(winter, 'Asia/Yekaterinburg', 'Europe/Moscow')).toBe(120)
    expect(minutesApart(winter, 'Europe/Berlin', 'Europe/Moscow')).toBe(-120)
    expect(minutesApart(summer, 'Europe/Berlin', 'Europe/Moscow')).toBe(-60)
    expect(minutesApart(summer, 'Europe/Minsk', 'Europe/Moscow')).toBe(0)
  })
})
