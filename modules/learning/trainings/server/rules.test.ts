import { expect, test } from 'vitest'
import { starsOf } from './rules.ts'

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
