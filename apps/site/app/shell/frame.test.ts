import { expect, test } from 'vitest'
import { frameOf } from './frame.ts'

test('header and footer stand around a page', () => {
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
