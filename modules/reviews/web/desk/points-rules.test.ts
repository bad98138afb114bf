import { expect, test } from 'vitest'
import { afterDigit, isWhole, totalOf } from './points-rules.ts'

const criteria = [
  { id: 'К1', maxPoints: 2 },
  { id: 'К2', maxPoints: 1 },
]

test('digits go to the criteria in turn and stay at the last one', () => {
  const first = afterDigit(criteria, {}, 0, 2)!
  expect(first).toEqual({ given: { К1: 2 }, at: 1 })
  expect(afterDigit(criteria, first.given, first.at, 0)).toEqual({ given: { К1: 2, К2: 0 }, at: 1 })
})

test('a digit above the most is no answer', () => {
  expect(afterDigit(criteria, {}, 0, 3)).toBeNull()
  expect(afterDigit(criteria, {}, 2, 0)).toBeNull()
})

test('a review is whole when every criterion has its points, nought too', () => {
  expect(isWhole(criteria, { К1: 0 })).toBe(false)
  expect(isWhole(criteria, { К1: 0, К2: 0 })).toBe(true)
  expect(totalOf(criteria, { К1: 2, К2: 1 })).toBe(300)
})
