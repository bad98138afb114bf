import { expect, test } from 'vitest'
import { pathOf, placeOf } from './line.ts'

test('a line goes through the middles between its points, from the first to the last; a touch is a dot', () => {
  expect(pathOf([[0.5, 0.25]])).toBe('M0.5 0.25h0')
  expect(
    pathOf([
      [0, 0],
      [1, 1],
    ]),
  ).toBe('M0 0L1 1')
  expect(
    pathOf([
      [0, 0],
      [0.5, 0],
      [0.5, 1],
      [1, 1],
    ]),
  ).toBe('M0 0Q0.5 0 0.5 0.5Q0.5 1 0.75 1L1 1')
  expect(pathOf([])).toBe('')
})

test.each([
  [[0.1, 0.1], [0.2, 0.2], 'top-left'],
  [[0.1, 0.9], [0.9, 1], 'bottom-middle'],
  [[0.3, 0.3], [0.7, 0.7], 'middle-middle'],
  [[1, 1], [1, 1], 'bottom-right'],
] as const)('a line from %o to %o lies at the %s', (from, to, place) => {
  expect(placeOf({ points: [[...from], [...to]] })).toBe(place)
})
