import { describe, expect, test } from 'vitest'
import type { LineEnd, QuestionOf } from '@school/tasks/contract'
import { labelsOf, movedEnd, pressedAt, snapped, steppedEnd, withoutEnd } from './line-rules.ts'

const line: QuestionOf<'number_line'> = {
  kind: 'number_line',
  html: '',
  shape: 'interval',
  count: 2,
  from: -5,
  to: 5,
  step: 0.5,
  labelStep: 1,
  unit: null,
}
const points = { ...line, shape: 'points' as const, count: 2 }

/** `(-2 3]`, `-` for an end that is not put yet, `∞` for an infinite one. */
const end = (text: string): LineEnd => ({
  at: /\d/.test(text) ? Number(text.replace(/[()]/, '')) : null,
  isOpen: /[()]/.test(text),
  isEndless: text === '∞',
})
const ends = (text: string): LineEnd[] => (text === '' ? [] : text.split(' ').map(end))
const said = (all: readonly LineEnd[]): string =>
  all.map(({ at, isOpen, isEndless }) => (isEndless ? '∞' : `${isOpen ? '(' : ''}${at ?? '-'}`)).join(' ')

test.each([
  [0.24, 0],
  [0.26, 0.5],
  [-7, -5],
  [9, 5],
])('%d sticks to %d', (value, at) => expect(snapped(line, value)).toBe(at))
test('steps leave no floating-point tails', () =>
  expect(snapped({ ...line, from: 0, to: 1, step: 0.1 }, 0.3)).toBe(0.3))
test('the line is labelled from end to end', () =>
  expect(labelsOf({ ...line, from: 0, to: 1, labelStep: 0.2 })).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]))

describe('a press on the line of an interval', () => {
  test.each([
    ['', 2, '2 -'],
    ['2 -', 4, '2 4'],
    ['2 -', -1, '-1 2'],
    ['(2 -', -1, '(-1 (2'],
    ['-2 3', 2, '-2 2'],
    ['-2 3', -5, '-5 3'],
    ['∞ -', 1, '∞ 1'],
    ['∞ 3', -4, '∞ -4'],
  ])('%s, pressed at %d: %s', (before, at, after) =>
    expect(said(pressedAt(line, ends(before), at))).toBe(after),
  )
})

describe('an end', () => {
  test('does not pass the other one', () => {
    expect(said(movedEnd(line, ends('-2 3'), 0, 4))).toBe('2.5 3')
    expect(said(movedEnd(line, ends('-2 3'), 1, -4))).toBe('-2 -1.5')
  })
  test.each([
    ['', 0, 0.5, '-5 -'],
    ['', 1, -0.5, '- 5'],
    ['-2 3', 0, -0.5, '-2.5 3'],
    ['-5 3', 0, -0.5, '∞ 3'],
    ['∞ 3', 0, -0.5, '∞ 3'],
    ['∞ 3', 0, 0.5, '-5 3'],
    ['(-2 5', 1, 0.5, '(-2 ∞'],
    ['2.5 3', 0, 0.5, '2.5 3'],
  ])('%s: end %d steps by %d: %s', (before, index, by, after) =>
    expect(said(steppedEnd(line, ends(before), index, by))).toBe(after),
  )
  test('is taken away', () => expect(said(withoutEnd(line, ends('-2 3'), 0))).toBe('- 3'))
})

describe('points', () => {
  test.each([
    ['', 2, '2'],
    ['2', -3, '2 -3'],
    ['2 -3', -4, '2 -4'],
    ['2 -3', 5, '5 -3'],
  ])('%s, pressed at %d: %s', (before, at, after) =>
    expect(said(pressedAt(points, ends(before), at))).toBe(after),
  )
  test('begin in the middle and stop at the edges', () => {
    expect(said(steppedEnd(points, [], 0, 0.5))).toBe('0')
    expect(said(steppedEnd(points, ends('5'), 0, 0.5))).toBe('5')
  })
  test('are taken away', () => expect(said(withoutEnd(points, ends('2 -3'), 0))).toBe('-3'))
})
