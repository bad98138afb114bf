import { expect, test } from 'vitest'
import { afterDigit, isWhole, totalOf } from './points-rules.ts'

const criteria = [
  { id: 'К1', maxPoints: 2 },
  { id: 'К2', maxPoints: 1 },
]

test('digits set the criteria in turn and stay at the last one', () => {
  const first = afterDigit(criteria, {}, 0, 2)!
  expect(first).toEqual({ given: { К1: 2 }, at: 1 })
  expect(afterDigit(criteria, first.given, first.at, 0)).toEqual({ given: { К1: 2, К2: 0 }, at: 1 })
})

test('a digit above the maximum is ignored', () => {
  expect(afterDigit(criteria, {}, 0, 3)).toBeNull()
  expect(afterDigit(criteria, {}, 2, 0)).toBeNull()
})

test('a review is complete when every criterion has points, zero included', () => {
  expect(isWhole(criteria, { К1: 0 })).toBe(false)
  expect(isWhole(criteria, { К1: 0, К2: 0 })).toBe(true)
  expect(totalOf(criteria, { К1: 2, К2: 1 })).toBe(300)
})
