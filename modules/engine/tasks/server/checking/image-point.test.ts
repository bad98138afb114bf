import { describe, expect, test } from 'vitest'
import type { RubricOf } from '../rubric.ts'
import { type Area, innerPoint, isInside, type Point } from './areas.ts'
import { check } from './check.ts'

const rect: Area = { shape: 'rect', x: 10, y: 20, width: 30, height: 40 }
const circle: Area = { shape: 'circle', x: 100, y: 100, r: 20 }
/** A corner «Г»: its middle lies outside of it. */
const bent: Area = {
  shape: 'polygon',
  points: [
    { x: 200, y: 0 },
    { x: 300, y: 0 },
    { x: 300, y: 10 },
    { x: 210, y: 10 },
    { x: 210, y: 100 },
    { x: 200, y: 100 },
  ],
}
const at = (x: number, y: number): Point => ({ x, y })

describe('an area', () => {
  test.each([
    ['rect', rect, at(10, 20), true],
    ['rect', rect, at(40, 60), true],
    ['rect', rect, at(41, 60), false],
    ['circle', circle, at(114, 114), true],
    ['circle', circle, at(115, 115), false],
    ['circle', circle, at(120, 100), true],
    ['polygon', bent, at(205, 50), true],
    ['polygon', bent, at(250, 5), true],
    ['polygon', bent, at(250, 50), false],
    ['polygon', bent, at(150, 5), false],
  ])('%s %j holds %j: %s', (_, area, point, isHeld) => expect(isInside(area, point)).toBe(isHeld))
  test.each([rect, circle, bent])('shows a point that is inside of it: %j', (area) =>
    expect(isInside(area, innerPoint(area))).toBe(true),
  )
})

const rubric: RubricOf<'image_point'> = {
  kind: 'image_point',
  areas: [rect, circle, bent],
  width: 320,
  height: 200,
}
const put = (...points: Point[]) => check(rubric, { kind: 'image_point', points })
const [inRect, inCircle, inBent, nowhere] = [at(20, 30), at(100, 100), at(205, 50), at(60, 180)]

describe('points on a picture', () => {
  test.each([
    ['all areas', [inRect, inCircle, inBent], 1, 'right'],
    ['all areas in any order', [inBent, inRect, inCircle], 1, 'right'],
    ['some areas', [inCircle], 1 / 3, 'partial'],
    ['a stray one among them', [inRect, nowhere, inBent], 2 / 3, 'partial'],
    ['one too many', [inRect, inCircle, inBent, nowhere], 2 / 3, 'partial'],
    ['two in one area', [inRect, inRect], 1 / 3, 'partial'],
    ['all and two more in one of them', [inRect, inCircle, inBent, inRect, inRect], 1 / 3, 'partial'],
    ['stray ones only', [nowhere], 0, 'wrong'],
    [
      'a picture strewn with points',
      [inRect, inCircle, inBent, ...Array.from({ length: 6 }, () => nowhere)],
      0,
      'wrong',
    ],
  ])('%s', (_, points, share, outcome) =>
    expect(put(...points)).toMatchObject({ outcome, share: expect.closeTo(share) as number }),
  )
  test('are marked one by one and name no area that was missed', () =>
    expect(put(nowhere, inCircle)).toMatchObject({
      parts: [
        { id: '1', mark: 'wrong' },
        { id: '2', mark: 'right' },
      ],
    }))
  test('none are no try', () => expect(put()).toBe('empty'))
  test.each([[at(321, 5)], [at(5, 201)]])('beyond the picture is a wrong request: %j', (point) =>
    expect(put(inRect, point)).toBe('mismatch'),
  )
})
