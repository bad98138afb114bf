import { expect, test } from 'vitest'
import { awardsOf, betterDegree, placesOf } from './awards.ts'

const rule = { shares: [5, 10, 15], percents: [80, 65, 50] }
const degrees = (points: number[], maxPoints = 100, given = rule) =>
  awardsOf(
    points.map((value) => ({ points: value, maxPoints })),
    given,
  )

test('of twenty participants one gets the first degree, two the second, three the third', () => {
  const points = Array.from({ length: 20 }, (_, index) => 100 - index)
  expect(degrees(points).slice(0, 7)).toEqual([1, 2, 2, 3, 3, 3, null])
})

test('the order of the table does not matter', () => {
  expect(degrees([10, 95, 20, 90])).toEqual([null, 1, null, 3])
})

test('those who share a place share a degree, even above the share', () => {
  expect(degrees([90, 90, 90, 60, ...Array.from({ length: 16 }, () => 10)])).toEqual([
    1,
    1,
    1,
    3,
    ...Array.from({ length: 16 }, () => null),
  ])
})

test('too low a percent for a degree may suffice for the next one, or for none', () => {
  expect(degrees([70])).toEqual([2])
  expect(degrees([55])).toEqual([3])
  expect(degrees([49])).toEqual([null])
})

test('zero points get no award, and an empty table gives no awards', () => {
  expect(degrees([0, 0], 100, { shares: [50, 50, 0], percents: [0, 0, 0] })).toEqual([null, null])
  expect(degrees([])).toEqual([])
})

test('equal points share a place, and the next place skips them', () => {
  expect(placesOf([{ points: 50 }, { points: 90 }, { points: 50 }, { points: 10 }])).toEqual([2, 1, 2, 4])
})

test.each([
  ['the published one is kept', 1, 3, 1],
  ['also when none is earned any more', 2, null, 2],
  ['a better one is awarded', 3, 1, 1],
  ['the first one is awarded', null, 3, 3],
  ['none stays none', null, null, null],
] as const)('of a published degree and one that is earned now: %s', (_, held, earned, degree) => {
  expect(betterDegree(held, earned)).toBe(degree)
})
