import { expect, test } from 'vitest'
import {
  formatAgo,
  formatDate,
  formatDay,
  formatDayAndTime,
  formatDayAndYear,
  formatMoment,
  formatNearDay,
  formatShortWeekday,
  formatTime,
  formatWeekday,
} from './index.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const lateEvening = '2026-11-20T21:30:00Z'

test('an instant is shown in the zone of the reader', () => {
  expect(formatDate(lateEvening)).toBe('21.11.2026')
  expect(formatDate(lateEvening, 'Europe/Kaliningrad')).toBe('20.11.2026')
  expect(plain(formatDayAndTime(lateEvening, 'Asia/Vladivostok'))).toBe('21 ноября, 7:30')
})

test('a record names the second', () =>
  expect(plain(formatMoment('2026-11-20T06:05:07.900Z'))).toBe('20 ноября, 9:05:07'))

test('midnight is 0:00 of the new day', () => expect(formatTime('2026-11-20T21:00:00Z')).toBe('0:00'))

test('a day without a time is the same day in every zone', () => {
  expect(formatDate('2026-03-01', 'America/New_York')).toBe('01.03.2026')
  expect(formatWeekday('2026-11-20', 'Pacific/Auckland')).toBe('пятница')
})

test('days are named in Russian', () => {
  expect(plain(formatDay('2026-05-09'))).toBe('9 мая')
  expect(plain(formatDayAndYear('2026-08-31'))).toBe('31 августа 2026')
  expect(formatShortWeekday('2026-11-22')).toBe('вс')
})

test.each([
  ['2026-11-19', 'вчера'],
  ['2026-11-20', 'сегодня'],
  ['2026-11-21', 'завтра'],
  ['2026-11-22', '22 ноября'],
  ['2025-11-20', '20 ноября 2025'],
  // Ten minutes to midnight in Moscow, five minutes of the next day.
  ['2026-11-20T21:05:00Z', 'завтра'],
])('%s seen on the evening of the 20th is «%s»', (when, text) => {
  expect(plain(formatNearDay(when, new Date('2026-11-20T20:50:00Z')))).toBe(text)
})

test.each([
  [0, ''],
  [59, ''],
  [60, '1 минуту назад'],
  [5 * 60, '5 минут назад'],
  [22 * 60, '22 минуты назад'],
  [3599, '59 минут назад'],
  [3600, '1 час назад'],
  [23 * 3600, '23 часа назад'],
  [24 * 3600, '19.11.2026'],
  [-60, ''],
])('%s seconds ago are written as «%s»', (seconds, text) => {
  const now = new Date('2026-11-20T12:00:00Z')
  expect(plain(formatAgo(new Date(now.getTime() - seconds * 1000), now))).toBe(text)
})
