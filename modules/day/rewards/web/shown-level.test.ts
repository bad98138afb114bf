import { expect, test } from 'vitest'
import { hasGrown } from './shown-level.ts'

test.each([
  ['a higher one is news', 1, 2, true],
  ['several at once are news', 1, 4, true],
  ['the same is none', 2, 2, false],
  ['nor is any on a device that has shown none', null, 7, false],
  ['nor is one that was taken back', 3, 2, false],
  ['nor what something else has left there', '1', 2, false],
])('a level: %s', (_, shownLevel, level, expected) => expect(hasGrown(shownLevel, level)).toBe(expected))
