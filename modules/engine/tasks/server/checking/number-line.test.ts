import { describe, expect, test } from 'vitest'
import type { LineEnd } from '../../contract/index.ts'
import { readLine } from '../content/read-line.ts'
import type { RubricOf } from '../rubric.ts'
import { check } from './check.ts'

const rubricOf = (written: string, tolerance = 0): RubricOf<'number_line'> => ({
  kind: 'number_line',
  ...readLine(written)!,
  tolerance,
  from: -10,
  to: 10,
})
const put = (key: string, given: string, tolerance = 0) =>
  check(rubricOf(key, tolerance), { kind: 'number_line', ends: readLine(given)!.ends })
const unset: LineEnd = { at: null, isOpen: false, isEndless: false }
const send = (key: string, ends: LineEnd[]) => check(rubricOf(key), { kind: 'number_line', ends })

describe('points on a line', () => {
  test.each([
    ['3', '3', 0, 1, 'right'],
    ['3', '-3', 0, 0, 'wrong'],
    ['1,4', '1,5', 0.1, 1, 'right'],
    ['1,4', '1,6', 0.1, 0, 'wrong'],
    ['0,3', '0,3', 0, 1, 'right'],
    ['-3; 3', '3; -3', 0, 1, 'right'],
    ['-3; 3', '3', 0, 0.5, 'partial'],
    ['-3; 3', '3; 3', 0, 0.5, 'partial'],
    ['-3; 3', '2; -3', 0, 0.5, 'partial'],
    ['1; 2', '1,5; 0,9', 0.5, 1, 'right'],
    ['-4; 0; 4', '1; 2; 3', 0, 0, 'wrong'],
  ])('key %s, given %s, tolerance %d: %d', (key, given, tolerance, share, outcome) =>
    expect(put(key, given, tolerance)).toMatchObject({ share, outcome }),
  )
  test('are marked as they were put', () =>
    expect(put('-3; 3', '3; 5')).toMatchObject({
      parts: [
        { id: '1', mark: 'right' },
        { id: '2', mark: 'wrong' },
      ],
    }))
  test('none are no try', () => expect(send('3', [])).toBe('empty'))
  test.each([
    ['more than are asked', '3', '3; 4'],
    ['beyond the line', '3', '11'],
    ['of an interval', '3', '(3; 4]'],
  ])('%s are a wrong request', (_, key, given) => expect(put(key, given)).toBe('mismatch'))
})

describe('an interval on a line', () => {
  test.each([
    ['(-2; 3]', '(-2; 3]', 1, 'right'],
    ['(-2; 3]', '[-2; 3]', 0.5, 'partial'],
    ['(-2; 3]', '[-2; 3)', 0, 'wrong'],
    ['(-2; 3]', '(-1; 3]', 0.5, 'partial'],
    ['(-2; 3]', '(-2; +∞)', 0.5, 'partial'],
    ['(-2; 3]', '[-1; 4)', 0, 'wrong'],
    ['[4; +∞)', '[4; +∞)', 1, 'right'],
    ['[4; +∞)', '(-∞; 4]', 0, 'wrong'],
    ['[4; +∞)', '[4; 10]', 0.5, 'partial'],
    ['(-∞; 4)', '(-∞; 4)', 1, 'right'],
  ])('key %s, given %s: %d', (key, given, share, outcome) =>
    expect(put(key, given)).toMatchObject({ share, outcome }),
  )
  test('with right places and wrong ends gets a comment about it', () => {
    expect(put('(-2; 3]', '[-2; 3]')).toMatchObject({
      feedback: expect.stringContaining('на своих местах') as string,
    })
    expect(put('(-2; 3]', '[-2; 4]')).toMatchObject({ feedback: null })
  })
  test('with one end is a try', () => {
    const left = { at: -2, isOpen: true, isEndless: false }
    expect(send('(-2; 3]', [left, unset])).toMatchObject({
      share: 0.5,
      parts: [{ mark: 'right' }, { mark: 'wrong' }],
    })
  })
  test('whose ends are open on the endless side is no worse', () =>
    expect(
      send('[4; +∞)', [
        { at: 4, isOpen: false, isEndless: false },
        { at: null, isOpen: false, isEndless: true },
      ]),
    ).toMatchObject({ share: 1 }))
  test('without ends is no try', () => expect(send('(-2; 3]', [unset, unset])).toBe('empty'))
  test.each([
    ['of one end', [{ at: 3, isOpen: false, isEndless: false }]],
    ['turned over', readLine('[3; 4]')!.ends.toReversed()],
    ['endless and ended at once', [{ at: 3, isOpen: false, isEndless: true }, unset]],
    ['beyond the line', readLine('[3; 11]')!.ends],
  ])('%s is a wrong request', (_, ends) => expect(send('(-2; 3]', ends)).toBe('mismatch'))
})
