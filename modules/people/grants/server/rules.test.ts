import { describe, expect, test } from 'vitest'
import { isTerm } from './rules.ts'

const now = new Date('2026-11-20T09:00:00Z')
const before = new Date(now.getTime() - 1)
const after = new Date(now.getTime() + 1)

describe('a term', () => {
  test('without an end is one', () => expect(isTerm(after, null, now)).toBe(true))
  test('that ends in the future, after it has begun, is one', () =>
    expect(isTerm(now, after, now)).toBe(true))
  test('that is over opens nothing', () => expect(isTerm(before, now, now)).toBe(false))
  test('that ends as it begins opens nothing', () => expect(isTerm(after, after, now)).toBe(false))
})
