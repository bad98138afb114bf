import { expect, test } from 'vitest'
import { areSolutionsOpen, readinessOf, themesOf } from './readiness.ts'

test.each([
  [100, 'yes'],
  [80, 'yes'],
  [79, 'almost'],
  [60, 'almost'],
  [59, 'no'],
  [0, 'no'],
])('%i percent is «%s»', (percent, expected) => {
  expect(readinessOf({ readyFrom: 80, almostFrom: 60 }, percent)).toBe(expected)
})

test('themes come the weakest first; below six tenths they are to be repeated', () => {
  const task = (number: number, points: number) => ({ number, points, maxPoints: 100 })
  const tasks = [task(1, 100), task(2, 100), task(3, 50), task(4, 100), task(5, 20)]
  const themes = [
    { title: 'Числа', tasks: [1, 2] },
    { title: 'Углы', tasks: [3, 4, 5] },
  ]
  expect(themesOf(themes, tasks)).toEqual([
    { title: 'Углы', points: 170, maxPoints: 300, isWeak: true },
    { title: 'Числа', points: 200, maxPoints: 200, isWeak: false },
  ])
})

test.each([
  ['an attempt is left and the pupil is not ready', 1, false, 'almost', false],
  ['no attempt is left', 0, false, 'no', true],
  ['the pupil is ready', 2, false, 'yes', true],
  ['an attempt is under way', 0, true, 'yes', false],
] as const)('when %s: %#', (_, attemptsLeft, isUnderWay, best, expected) => {
  expect(areSolutionsOpen({ attemptsLeft, isUnderWay, best })).toBe(expected)
})
