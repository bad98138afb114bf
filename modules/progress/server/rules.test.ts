import { describe, expect, test } from 'vitest'
import { percentOf, sumOf } from './rules.ts'

describe('percent of a course', () => {
  test.each([
    [0, 0, 0],
    [0, 30, 0],
    [15, 30, 50],
    [10, 30, 33],
    [30, 30, 100],
  ])('%d of %d is %d', (done, total, percent) => expect(percentOf({ done, total })).toBe(percent))

  test('is not 100 while a task is left', () => expect(percentOf({ done: 999, total: 1000 })).toBe(99))
  test('is not 0 when a task is closed', () => expect(percentOf({ done: 1, total: 1000 })).toBe(1))
})

test('a sum over nothing is 0', () => expect(sumOf([] as { xp: number }[], (row) => row.xp)).toBe(0))
