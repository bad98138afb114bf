import { expect, test } from 'vitest'
import type { Notification } from '../contract/notification.ts'
import { byDays } from './days.ts'
import { t } from './ru.ts'

const at = (id: number, createdAt: string): Notification => ({
  id,
  kind: 'homework',
  title: 'Проверено: дроби',
  text: '',
  url: '/homeworks/5',
  createdAt,
  readAt: null,
})
const rows = [
  at(3, '2026-11-26T21:30:00.000Z'),
  at(2, '2026-11-26T20:30:00.000Z'),
  at(1, '2026-11-25T09:00:00.000Z'),
]
const shape = (zone: string) =>
  byDays(rows, zone).map(({ day, rows: ofDay }) => [day, ofDay.map(({ id }) => id)])

test('a day begins at midnight in the reader’s time zone', () => {
  expect(shape('Europe/Moscow')).toEqual([
    ['2026-11-27', [3]],
    ['2026-11-26', [2]],
    ['2026-11-25', [1]],
  ])
  expect(shape('Europe/Kaliningrad')).toEqual([
    ['2026-11-26', [3, 2]],
    ['2026-11-25', [1]],
  ])
})

test.each([
  ['2026-11-27', 'Сегодня'],
  ['2026-11-26', 'Вчера'],
  ['2026-11-20', '20\u00a0ноября'],
  ['2025-11-20', '20\u00a0ноября\u00a02025'],
])('%s is called «%s»', (day, expected) => {
  expect(t.day(day, new Date('2026-11-27T08:00:00Z'), 'Europe/Moscow')).toBe(expected)
})

test.each([
  [0, ''],
  [1, '1\u00a0минуту назад'],
  [22, '22\u00a0минуты назад'],
  [59, '59\u00a0минут назад'],
  [60, '1\u00a0час назад'],
  [23 * 60 + 59, '23\u00a0часа назад'],
  [24 * 60, '26.11.2026'],
])('after %i minutes its time is «%s»', (minutes, expected) => {
  const now = new Date('2026-11-27T08:00:00Z')
  const created = new Date(now.getTime() - minutes * 60_000).toISOString()
  expect(t.time(created, now, 'Europe/Moscow')).toBe(expected)
})

test.each([
  [1, '1\u00a0непрочитанное'],
  [3, '3\u00a0непрочитанных'],
  [21, '21\u00a0непрочитанное'],
])('of %i it is said «%s»', (n, expected) => {
  expect(t.unreadOf(n)).toBe(expected)
})
