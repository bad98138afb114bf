import { describe, expect, test } from 'vitest'
import { levelOf, xpOfLevel } from './level.ts'

describe('levels', () => {
  test('begin at 1 with nothing gained', () => {
    expect(levelOf(0)).toEqual({ level: 1, gainedXp: 0, availableXp: 100, totalXp: 0 })
  })
  test('take 100 + 50·(n−1) XP each, for the first hundred of them', () => {
    let total = 0
    for (let level = 1; level <= 100; level++) {
      const needed = xpOfLevel(level)
      expect(levelOf(total)).toEqual({ level, gainedXp: 0, availableXp: needed, totalXp: total })
      expect(levelOf(total + needed - 1).level).toBe(level)
      total += needed
    }
  })
})
