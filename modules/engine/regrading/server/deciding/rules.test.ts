import { describe, expect, test } from 'vitest'
import type { RegradingEffect } from '../../contract/shown-regrading.ts'
import { awardsChanged, changedOf, inOrder } from './rules.ts'

const effect = (number: number, more: Partial<RegradingEffect> = {}): RegradingEffect => ({
  workId: 1,
  work: 'Олимпиада',
  number,
  name: null,
  points: { before: 300, after: 300 },
  maxPoints: 500,
  place: { before: number, after: number },
  award: { before: null, after: null },
  ...more,
})
const same = effect(1)
const better = effect(2, { points: { before: 300, after: 400 } })
const pushed = effect(3, { place: { before: 3, after: 4 } })
const awarded = effect(4, { award: { before: null, after: 3 } })

describe('people affected by a regrading', () => {
  test('have other points, another place or another diploma', () => {
    expect(changedOf([same, better, pushed, awarded])).toEqual([better, pushed, awarded])
    expect(awardsChanged([better, pushed, awarded])).toBe(1)
  })

  test('are sorted by importance: diplomas, points, places changed by others', () => {
    expect(inOrder([pushed, better, awarded])).toEqual([awarded, better, pushed])
  })

  test('are in a stable order: by work, place and number', () => {
    const [second, first] = [5, 4].map((number) => effect(number, { award: { before: 3, after: 2 } }))
    const other = effect(1, { workId: 2, award: { before: 3, after: 2 } })
    expect(inOrder([other, second!, first!]).map(({ number }) => number)).toEqual([4, 5, 1])
  })
})
