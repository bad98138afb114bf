import { expect, test } from 'vitest'
import { isTooFew, type Power, powerOf } from './analysis.ts'

test.each<[number, Power]>([
  [1, 'strong'],
  [0.3, 'strong'],
  [0.29, 'fair'],
  [0.2, 'fair'],
  [0.19, 'weak'],
  [-0.19, 'weak'],
  [-0.2, 'against'],
  [-1, 'against'],
])('a discrimination of %d is %s', (value, power) => {
  expect(powerOf(value)).toBe(power)
})

test('nothing is computed for nine submissions', () => {
  expect(isTooFew({ compared: 9 })).toBe(true)
  expect(isTooFew({ compared: 10 })).toBe(false)
})
