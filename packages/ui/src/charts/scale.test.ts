import { expect, test } from 'vitest'
import { linePath } from './line-path.ts'
import { labelEvery, scaleFor } from './scale.ts'

test.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [12, [0, 5, 10, 15]],
  [100, [0, 50, 100]],
  [1290, [0, 500, 1000, 1500]],
  [0.3, [0, 0.1, 0.2, 0.3]],
])('the scale up to %s has round steps', (max, ticks) => expect(scaleFor(max).ticks).toEqual(ticks))

test('a scale always reaches its data with two to five marks', () => {
  for (let max = 1; max < 3000; max += 7) {
    const { top, ticks } = scaleFor(max)
    expect(top).toBeGreaterThanOrEqual(max)
    expect(ticks.length).toBeGreaterThanOrEqual(2)
    expect(ticks.length).toBeLessThanOrEqual(5)
  }
})

test('no data at all is an empty scale, not a broken one', () => {
  expect(scaleFor(-Infinity).top).toBe(1)
  expect(scaleFor(Number.NaN).top).toBe(1)
})

test('a month of days shows every fourth label', () => {
  expect(labelEvery(7)).toBe(1)
  expect(labelEvery(28)).toBe(4)
})

test('a line is broken where the value is not known', () => {
  expect(linePath([0, 0.5, null, 1]).line).toBe('M12.5 100L37.5 50M87.5 0')
  expect(linePath([null, 1]).area).toBe('M75 100L75 0L75 100z')
  expect(linePath([])).toEqual({ line: '', area: '' })
})
