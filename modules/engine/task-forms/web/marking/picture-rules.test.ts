import { describe, expect, test } from 'vitest'
import { kept, nearest, placeSaid, putPoint } from './picture-rules.ts'

const picture = { url: '/yard.svg', alt: 'Двор', width: 600, height: 300 }
const at = (x: number, y: number) => ({ x, y })

test('a point stays on the picture and on whole units', () => {
  expect(kept(picture, at(-5, 12.4))).toEqual(at(0, 12))
  expect(kept(picture, at(700, 301))).toEqual(at(600, 300))
})
test('the nearest point is found', () => {
  expect(nearest([at(0, 0), at(90, 0), at(100, 100)], at(95, 20))).toBe(1)
  expect(nearest([], at(0, 0))).toBe(-1)
})
describe('a press', () => {
  test('puts a point while there is place for one', () => {
    expect(putPoint([at(1, 1)], 2, at(5, 5))).toEqual([at(1, 1), at(5, 5)])
    expect(putPoint([at(1, 1)], null, at(5, 5))).toHaveLength(2)
  })
  test('moves the nearest one when all are put', () => {
    expect(putPoint([at(0, 0), at(100, 0)], 2, at(80, 0))).toEqual([at(0, 0), at(80, 0)])
    expect(putPoint([at(1, 1)], 1, at(5, 5))).toEqual([at(5, 5)])
  })
  test('puts no more points than may be sent', () => {
    const many = Array.from({ length: 12 }, (_, index) => at(index, 0))
    expect(putPoint(many, null, at(500, 0))).toHaveLength(12)
  })
})
test.each([
  [at(10, 10), 'вверху слева, 2\u00a0% от левого края и 3\u00a0% от верхнего'],
  [at(300, 150), 'в самой середине, 50\u00a0% от левого края и 50\u00a0% от верхнего'],
  [at(590, 160), 'справа посередине, 98\u00a0% от левого края и 53\u00a0% от верхнего'],
])('%j is described in words', (point, words) => expect(placeSaid(picture, point)).toBe(words))
