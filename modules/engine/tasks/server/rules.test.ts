import { describe, expect, test } from 'vitest'
import { statusAfter, successPercent, xpFor } from './rules.ts'

describe('XP of a try', () => {
  const base = { available: 40, share: 1, tryNumber: 1, hintsUsed: 0, gaveUp: false }

  test.each([
    [1, 40],
    [2, 30],
    [3, 20],
    [4, 10],
    [9, 10],
  ])('on try %d a right answer earns %d of 40', (tryNumber, xp) =>
    expect(xpFor({ ...base, tryNumber })).toBe(xp),
  )

  test.each([
    [1, 20],
    [2, 20],
    [3, 20],
    [4, 10],
  ])('with a hint, on try %d, it is capped at a half: %d', (tryNumber, xp) =>
    expect(xpFor({ ...base, tryNumber, hintsUsed: 1 })).toBe(xp),
  )

  test('more hints cost no more', () => expect(xpFor({ ...base, hintsUsed: 3 })).toBe(20))
  test.each([0.01, 0.5, 0.99])('a partly right answer (%d) earns a half', (share) =>
    expect(xpFor({ ...base, share })).toBe(20),
  )
  test('a partly right second try with a hint earns a half of a half', () =>
    expect(xpFor({ ...base, share: 0.5, tryNumber: 2, hintsUsed: 1 })).toBe(10))
  test('a wrong answer earns nothing', () => expect(xpFor({ ...base, share: 0 })).toBe(0))
  test('a task given up earns nothing', () => expect(xpFor({ ...base, gaveUp: true })).toBe(0))
  test.each([
    [{ tryNumber: 2 }, 40],
    [{ tryNumber: 9 }, 40],
    [{ hintsUsed: 3 }, 40],
    [{ tryNumber: 3, hintsUsed: 1, share: 0.5 }, 20],
    [{ share: 0 }, 0],
    [{ gaveUp: true }, 0],
  ])('a child of 6–10 loses nothing by misses and hints: %o', (facts, xp) =>
    expect(xpFor({ ...base, ...facts, isSpared: true })).toBe(xp),
  )
  test('is whole', () => expect(xpFor({ ...base, available: 10, tryNumber: 2, share: 0.5 })).toBe(4))
})

describe('the status of a task', () => {
  const after = { outcome: null, hintsUsed: 0, gaveUp: false } as const
  test.each([
    ['solved by a right answer', { ...after, outcome: 'right' }, 'solved'],
    ['hinted by a right answer with a hint', { ...after, outcome: 'right', hintsUsed: 1 }, 'hinted'],
    ['partly solved by a partly right answer', { ...after, outcome: 'partial' }, 'partially'],
    ['partly solved with a hint as well', { ...after, outcome: 'partial', hintsUsed: 2 }, 'partially'],
    ['begun by a wrong answer that may be mended', { ...after, outcome: 'wrong' }, 'started'],
    ['failed by the last wrong answer', { ...after, outcome: 'wrong', hasTriesLeft: false }, 'failed'],
    ['failed by giving up', { ...after, gaveUp: true }, 'failed'],
    [
      'failed by giving up after a partly right answer',
      { ...after, outcome: 'partial', gaveUp: true },
      'failed',
    ],
    ['begun by opening a hint', { ...after, hintsUsed: 1 }, 'started'],
  ] as const)('is %s', (_, standing, status) => expect(statusAfter(standing)).toBe(status))
})

describe('the percent of success', () => {
  test.each([
    [[], null],
    [['not_started', 'started', 'hinted', 'in_queue', 'unavailable'], null],
    [['solved'], 100],
    [['failed'], 0],
    [['solved', 'failed'], 50],
    [['partially'], 50],
    [['solved', 'solved', 'partially'], 83],
    [['solved', 'hinted', 'started', 'not_started'], 100],
  ] as const)('of %j is %s', (statuses, percent) => expect(successPercent(statuses)).toBe(percent))

  test('is never rounded up to a hundred', () => {
    const almost = [...Array.from({ length: 999 }, () => 'solved' as const), 'failed' as const]
    expect(successPercent(almost)).toBe(99)
  })
})
