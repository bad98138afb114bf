import { expect, test } from 'vitest'
import {
  formatAboutMinutes,
  formatClock,
  formatMinutes,
  formatMoney,
  formatNumber,
  formatPercent,
  outOf,
  percentOf,
} from './index.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test.each([
  [0, '0'],
  [7, '7'],
  [999, '999'],
  [1290, '1 290'],
  [1234567, '1 234 567'],
  [3.5, '3,5'],
  [3.14159, '3,14'],
  [1000.5, '1 000,5'],
  [-2.5, '−2,5'],
  [-0.001, '0'],
])('the number %s is written «%s»', (n, text) => expect(plain(formatNumber(n))).toBe(text))

test.each([
  [0, '0 ₽'],
  [5, '0,05 ₽'],
  [9950, '99,50 ₽'],
  [129000, '1 290 ₽'],
  [1234567890, '12 345 678,90 ₽'],
  [-129000, '−1 290 ₽'],
])('%s kopecks are «%s»', (kopecks, text) => expect(plain(formatMoney(kopecks))).toBe(text))

test('a sum never breaks across lines', () => expect(formatMoney(129000)).not.toContain(' '))

test.each([
  [0, '0 %'],
  [0.2, '1 %'],
  [45.4, '45 %'],
  [99.7, '99 %'],
  [100, '100 %'],
])('%s per cent are «%s»: a part never rounds to 0 or 100', (percent, text) =>
  expect(plain(formatPercent(percent))).toBe(text),
)

test.each([
  [0, '0 мин'],
  [25, '25 мин'],
  [59.6, '1 ч'],
  [90, '1 ч 30 мин'],
  [120, '2 ч'],
])('%s minutes are «%s»', (minutes, text) => expect(plain(formatMinutes(minutes))).toBe(text))

test('an estimate is at least a minute', () => {
  expect(plain(formatAboutMinutes(25))).toBe('≈ 25 мин')
  expect(plain(formatAboutMinutes(0.2))).toBe('≈ 1 мин')
})

test.each([
  [-3, '0:00'],
  [5, '0:05'],
  [65.9, '1:05'],
  [3725, '1:02:05'],
])('%s seconds on a clock are «%s»', (seconds, text) => expect(formatClock(seconds)).toBe(text))

test('a part of a whole has both in groups of three', () => {
  expect(plain(outOf(1063, 15000))).toBe('1 063 из 15 000')
})

test.each([
  [0, 0, null],
  [0, 7, 0],
  [1, 3, 33],
  [1, 200, 1],
  [199, 200, 100],
  [7, 7, 100],
])('%d of %d is %d per cent', (part, whole, percent) => expect(percentOf(part, whole)).toBe(percent))
