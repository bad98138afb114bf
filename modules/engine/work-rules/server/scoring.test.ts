import { describe, expect, test } from 'vitest'
import { percentOfPoints, pointsOf, scoreOf } from './scoring.ts'

const task = { maxScore: 2, hintsOpened: 0, gaveUp: false }
const first = (share: number) => [{ tryNumber: 1, share }]

describe('points of a task in hundredths', () => {
  test.each([
    ['nothing without a try', { ...task, tries: [] }, 0],
    ['all for a right answer at once', { ...task, tries: first(1) }, 200],
    ['a share for a partly right one', { ...task, tries: first(0.5) }, 100],
    ['three quarters at the second try', { ...task, tries: [...first(0), { tryNumber: 2, share: 1 }] }, 150],
    ['a quarter at the fourth and later', { ...task, tries: [{ tryNumber: 7, share: 1 }] }, 50],
    ['a half at most with a hint', { ...task, hintsOpened: 1, tries: first(1) }, 100],
    ['the best try, not the last', { ...task, tries: [...first(0.75), { tryNumber: 2, share: 0.25 }] }, 150],
    ['nothing when given up', { ...task, gaveUp: true, tries: first(0.5) }, 0],
  ])('%s', (_, facts, expected) => {
    expect(pointsOf(facts)).toBe(expected)
  })
})

test('a score is the sum over all tasks, those without an answer too', () => {
  expect(
    scoreOf([
      { ...task, tries: first(1) },
      { ...task, maxScore: 1, tries: [] },
    ]),
  ).toEqual({
    points: 200,
    maxPoints: 300,
  })
})

test.each([
  [0, 1200, 0],
  [600, 1200, 50],
  [1199, 1200, 99],
  [1200, 1200, 100],
  [0, 0, 0],
])('%i of %i is %i percent', (points, maxPoints, expected) => {
  expect(percentOfPoints(points, maxPoints)).toBe(expected)
})
