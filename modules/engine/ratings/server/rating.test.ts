import { expect, test } from 'vitest'
import { placed, type RatedRow } from './rating.ts'

const rows = (...points: number[]) =>
  points.map((value, index) => ({ attemptId: index, points: value }) as RatedRow)
const places = (points: number[], first: number, offset: number) =>
  placed(rows(...points), first, offset).map(({ place }) => place)

test.each([
  ['equal points share a place, and the next one skips', [12, 10, 10, 9], 1, 0, [1, 2, 2, 4]],
  ['a shared place continues on the next page', [10, 10, 9], 2, 3, [2, 2, 6]],
  ['everybody may be first', [5, 5, 5], 1, 0, [1, 1, 1]],
  ['an empty list has no places', [], 1, 0, []],
])('%s', (_, points, first, offset, expected) => {
  expect(places(points, first, offset)).toEqual(expected)
})
