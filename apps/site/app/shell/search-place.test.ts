import { expect, test } from 'vitest'
import { isSearchShown } from './search-place.ts'

test.each([
  ['a guest', 'base', '/', true],
  ['a pupil', 'base', '/dashboard', true],
  ['a child', 'elementary', '/', true],
  ['an agent', 'agent', '/', false],
  ['a guest in the textbook', 'base', '/wiki', false],
  ['a pupil deep in the textbook', 'base', '/wiki/math/drobi', false],
  ['a guest at another word', 'base', '/wikipedia', true],
] as const)('the search bar for %s', (_who, kind, pathname, isShown) => {
  expect(isSearchShown(kind, pathname)).toBe(isShown)
})
