import { expect, test } from 'vitest'
import { shortName, starsOf } from './rules.ts'

test.each([
  [null, 0],
  [0, 0],
  [49, 0],
  [50, 1],
  [79, 1],
  [80, 2],
  [99, 2],
  [100, 3],
])('%s percent is %i stars', (percent, stars) => {
  expect(starsOf(percent)).toBe(stars)
})

test('a name is short, and stays whole when there is nothing to shorten', () => {
  expect(shortName('Иван', 'Петров')).toBe('Иван П.')
  expect(shortName('Маша', '')).toBe('Маша')
})
