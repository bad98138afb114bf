import { expect, test } from 'vitest'
import { erasedOn, guestsBefore, leftBefore } from './rules.ts'

const left = new Date('2026-11-20T09:00:00Z')

test('a closed account is erased on the thirtieth day', () => {
  expect(erasedOn(left).toISOString()).toBe('2026-12-20T09:00:00.000Z')
  expect(leftBefore(erasedOn(left))).toEqual(left)
})

test('passers-by are kept for so many months', () => {
  expect(guestsBefore(left, 12).toISOString()).toBe('2025-11-20T09:00:00.000Z')
})
