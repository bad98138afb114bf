import { sheetNoteLimits, type SheetPoint, type Stroke } from '@school/works/contract'
import { expect, test } from 'vitest'
import { onPicture, simplified, sizeOf, touched } from './on-picture.ts'

const box = { left: 100, top: 50, width: 200, height: 400 }

test.each([
  [0, [0.25, 0.1]],
  [1, [0.1, 0.75]],
  [2, [0.75, 0.9]],
  [3, [0.9, 0.25]],
] as const)('a picture rotated by %i quarters is marked at the touched point', (turn, at) => {
  expect(onPicture({ x: 150, y: 90 }, box, turn)).toEqual(at)
})

test('a point outside of the picture is moved to its edge', () => {
  expect(onPicture({ x: 0, y: 1000 }, box, 0)).toEqual([0, 1])
  expect(sizeOf(box, 1)).toEqual([400, 200])
})

test('a line keeps its corners and loses points between them', () => {
  const corner = Array.from({ length: 101 }, (_, index): SheetPoint =>
    index <= 50 ? [index / 50, 0] : [1, (index - 50) / 50],
  )
  expect(simplified(corner, [1000, 1000])).toEqual([
    [0, 0],
    [1, 0],
    [1, 1],
  ])
  expect(simplified([[0.5, 0.5]], [1000, 1000])).toEqual([[0.5, 0.5]])
})

test('a scribble of any length fits within the limit', () => {
  const scribble = Array.from({ length: 6000 }, (_, index): SheetPoint => [index / 6000, index % 2])
  expect(simplified(scribble, [1000, 1000]).length).toBeLessThanOrEqual(sheetNoteLimits.strokePoints)
})

test('an eraser takes the lines that it touches', () => {
  const stroke = (...points: SheetPoint[]): Stroke => ({ colour: 'red', points })
  const across = stroke([0, 0.5], [1, 0.5])
  const dot = stroke([0.5, 0.1])
  const at = (from: SheetPoint, to = from) => touched([across, dot], from, to, [100, 100], 5)
  expect(at([0.5, 0.52])).toEqual([across])
  expect(at([0.5, 0.13])).toEqual([dot])
  expect(at([0.9, 0.9])).toEqual([])
  // Also when the pointer jumps over them.
  expect(at([0.5, 0], [0.5, 1])).toEqual([across, dot])
  expect(at([0.9, 0.6], [0.9, 1])).toEqual([])
})
