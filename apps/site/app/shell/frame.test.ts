import { expect, test } from 'vitest'
import { frameOf, isSearchShown } from './frame.ts'

test('a page has a header and a footer', () => {
  expect(frameOf([undefined, {}], null)).toBe('whole')
  expect(frameOf([], 'wide')).toBe('whole')
})

test.each(['tutorial', 'mobileapp'])('layout=%s hides header and footer', (layout) => {
  expect(frameOf([undefined], layout)).toBe('main')
})

test('a group of routes may have neither', () => {
  expect(frameOf([undefined, { isBare: true }, undefined], null)).toBe('none')
  expect(frameOf([{ isBare: true }], 'tutorial')).toBe('none')
})

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
