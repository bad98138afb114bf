import { expect, test } from 'vitest'
import { countParts } from './sms-parts.ts'

test('70 Russian signs are one SMS, and 67 are paid for each time when there are more', () => {
  expect(countParts('я'.repeat(70))).toBe(1)
  expect(countParts('я'.repeat(71))).toBe(2)
  expect(countParts('я'.repeat(134))).toBe(2)
  expect(countParts('я'.repeat(135))).toBe(3)
})

test('160 Latin signs are one SMS, 153 each when there are more, and brackets take two places', () => {
  expect(countParts('a'.repeat(160))).toBe(1)
  expect(countParts('a'.repeat(161))).toBe(2)
  expect(countParts('[]'.repeat(40))).toBe(1)
  expect(countParts('[]'.repeat(41))).toBe(2)
  expect(countParts('')).toBe(1)
})

test('one Russian letter makes all of a Latin text dear', () => {
  expect(countParts(`${'a'.repeat(75)}я`)).toBe(2)
})
