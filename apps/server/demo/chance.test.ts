import { expect, test } from 'vitest'
import { Chance } from './chance.ts'

const draws = (chance: Chance, count = 2000) => Array.from({ length: count }, () => chance.next())

test('the same words give the same fortune, other words another', () => {
  expect(draws(new Chance('pupil', 7))).toEqual(draws(new Chance('pupil', 7)))
  expect(draws(new Chance('pupil', 7))).not.toEqual(draws(new Chance('pupil', 8)))
})

test('fortune is even', () => {
  const mean = draws(new Chance('даль')).reduce((sum, x) => sum + x, 0) / 2000
  expect(mean).toBeCloseTo(0.5, 1)
})

test('some of a list keep their order and do not repeat', () => {
  const some = new Chance('some').some([1, 2, 3, 4, 5, 6, 7, 8], 5)
  expect(some).toEqual([...new Set(some)].toSorted((a, b) => a - b))
  expect(some).toHaveLength(5)
})
