import { expect, test } from 'vitest'
import { fitBlock, rangeOf } from './selection.ts'

test('a choice is the same whichever corner it began in, and has no heads in it', () => {
  const range = { lines: [2, 4], columns: [1, 3] }
  expect(rangeOf({ anchor: [2, 1], head: [4, 3] })).toEqual(range)
  expect(rangeOf({ anchor: [4, 3], head: [2, 1] })).toEqual(range)
  expect(rangeOf({ anchor: [0, 1], head: [2, 1] })).toEqual({ lines: [1, 2], columns: [1, 1] })
  expect(rangeOf({ anchor: [2, 1], head: [0, 1] })).toBeNull()
})

test('one cell fills all that is chosen', () => {
  const fit = fitBlock([1, 1], { lines: [1, 2], columns: [0, 1] }, [25, 10])
  expect(fit.kind === 'fits' && fit.places.length).toBe(4)
})

test('a block begins at the corner of the choice', () => {
  expect(fitBlock([2, 1], { lines: [3, 3], columns: [4, 4] }, [25, 10])).toEqual({
    kind: 'fits',
    places: [
      { place: [3, 4], from: [0, 0] },
      { place: [4, 4], from: [1, 0] },
    ],
  })
})

test('a block that goes over the edge is refused with the space that is left', () => {
  expect(fitBlock([30, 1], { lines: [2, 2], columns: [0, 0] }, [25, 10])).toEqual({
    kind: 'large',
    room: [24, 10],
  })
  expect(fitBlock([1, 3], { lines: [2, 2], columns: [8, 8] }, [25, 10])).toMatchObject({ kind: 'large' })
})
