import { expect, test } from 'vitest'
import { placeTip } from './place-tip.ts'

const view = { width: 374, height: 740 }
const tip = { width: 300, height: 160 }
const anchorAt = (left: number, top: number) => ({ left, top, width: 44, height: 44 })

test('stands below its anchor, the arrow at the middle of it', () => {
  expect(placeTip(anchorAt(165, 100), tip, view)).toEqual({ left: 37, top: 156, side: 'below', arrow: 150 })
})

test('stands above when there is no room below', () => {
  expect(placeTip(anchorAt(165, 690), tip, view)).toMatchObject({ top: 518, side: 'above' })
})

test.each([
  [-200, 100],
  [0, 0],
  [360, 100],
  [165, 900],
  [165, -300],
])('stays in view when its anchor is at %i, %i', (left, top) => {
  const place = placeTip(anchorAt(left, top), tip, view)
  expect(place.left).toBeGreaterThanOrEqual(8)
  expect(place.left + tip.width).toBeLessThanOrEqual(view.width - 8)
  expect(place.top).toBeGreaterThanOrEqual(8)
  expect(place.top + tip.height).toBeLessThanOrEqual(view.height - 8)
  expect(place.arrow).toBeGreaterThanOrEqual(24)
  expect(place.arrow).toBeLessThanOrEqual(tip.width - 24)
})
