import { describe, expect, test } from 'vitest'
import type { Verdict } from '../../contract/index.ts'
import type { RubricOf } from '../rubric.ts'
import { check, hideKey } from './check.ts'
import { longestChain } from './ordering.ts'
import { isVerdict } from './result.ts'

/** Marks in the order of ids: `1+ 2- 3?`. */
const marksOf = (result: ReturnType<typeof check>): string =>
  isVerdict(result)
    ? result.parts.map(({ id, mark }) => id + { right: '+', wrong: '-', missed: '?' }[mark]).join(' ')
    : result
const judge = (result: ReturnType<typeof check>): Verdict => {
  if (!isVerdict(result)) throw new Error(result)
  return result
}

describe('the longest common chain', () => {
  test.each([
    ['1234', '1234', '1234'],
    ['4123', '1234', '123'],
    ['2134', '1234', '34'],
    ['1324', '1234', '1'],
    ['4321', '1234', '4'],
    ['9', '1234', ''],
    ['', '1234', ''],
  ])('of %s and %s is «%s»', (given, wanted, chain) =>
    expect(longestChain([...given], [...wanted]).join('')).toBe(chain),
  )
})

const ordering: RubricOf<'ordering'> = { kind: 'ordering', order: ['1', '2', '3', '4'] }

describe('items in order', () => {
  const put = (order: string) => check(ordering, { kind: 'ordering', order: [...order] })

  test.each([
    ['1234', 1, 'right', '1+ 2+ 3+ 4+'],
    ['2341', 2 / 3, 'partial', '2+ 3+ 4+ 1-'],
    ['4123', 2 / 3, 'partial', '4- 1+ 2+ 3+'],
    ['2134', 1 / 3, 'partial', '2- 1- 3+ 4+'],
    ['3412', 1 / 3, 'partial', '3+ 4+ 1- 2-'],
    ['1324', 0, 'wrong', '1- 3- 2- 4-'],
    ['4321', 0, 'wrong', '4- 3- 2- 1-'],
  ])('%s earns the joints of its longest right chain: %d', (order, share, outcome, marks) => {
    expect(put(order)).toMatchObject({ share, outcome })
    expect(marksOf(put(order))).toBe(marks)
  })
  test.each(['123', '12345', '1233', '1235', '12344'])(
    '%s is not an order of these items: a wrong request',
    (order) => expect(put(order)).toBe('mismatch'),
  )
  test('untouched are not a try', () => expect(put('')).toBe('empty'))
})

const compose: RubricOf<'compose'> = {
  kind: 'compose',
  pieces: ['1', '2', '3', '4', '5'],
  answers: [
    ['1', '2', '3'],
    ['3', '1', '2'],
  ],
}

describe('an answer of pieces', () => {
  const put = (pieces: string) => check(compose, { kind: 'compose', pieces: [...pieces] })

  test.each([
    ['123', 1, 'right', '1+ 2+ 3+'],
    ['312', 1, 'right', '3+ 1+ 2+'],
    ['12', 0.5, 'partial', '1+ 2+ 3?'],
    ['23', 0.5, 'partial', '2+ 3+ 1?'],
    ['1234', 2 / 3, 'partial', '1+ 2+ 3+ 4-'],
    ['41235', 0.5, 'partial', '4- 1+ 2+ 3+ 5-'],
    ['132', 0, 'wrong', '1- 3- 2-'],
    ['1', 0, 'wrong', '1- 2? 3?'],
    ['45', 0, 'wrong', '4- 5- 1? 2? 3?'],
  ])('%s earns by the longest chain of the nearest right answer: %d', (pieces, share, outcome, marks) => {
    expect(put(pieces)).toMatchObject({ share, outcome })
    expect(marksOf(put(pieces))).toBe(marks)
  })
  test.each(['127', '11', '1231'])('%s is a wrong request', (pieces) => expect(put(pieces)).toBe('mismatch'))
  test('without a piece is not a try', () => expect(put('')).toBe('empty'))
  test('does not name what is missing while the key is hidden', () =>
    expect(marksOf(hideKey(judge(put('45'))))).toBe('4- 5-'))
})

const matching: RubricOf<'matching'> = {
  kind: 'matching',
  pairs: { 1: '11', 2: '12', 3: '13', 4: '14' },
  right: ['11', '12', '13', '14', '15'],
}

describe('pairs', () => {
  const join = (pairs: Record<string, string>) => check(matching, { kind: 'matching', pairs })

  test.each([
    [{ 1: '11', 2: '12', 3: '13', 4: '14' }, 1, 'right', '1+ 2+ 3+ 4+'],
    [{ 1: '12', 2: '11', 3: '13', 4: '14' }, 0.5, 'partial', '1- 2- 3+ 4+'],
    [{ 1: '11', 2: '12', 3: '13' }, 0.75, 'partial', '1+ 2+ 3+ 4?'],
    [{ 4: '15' }, 0, 'wrong', '1? 2? 3? 4-'],
    [{ 1: '15', 2: '11' }, 0, 'wrong', '1- 2- 3? 4?'],
  ])('%j earns a part for each: %d', (pairs, share, outcome, marks) => {
    expect(join(pairs)).toMatchObject({ share, outcome })
    expect(marksOf(join(pairs))).toBe(marks)
  })
  test.each([
    ['an unknown left', { 5: '11' }],
    ['an inherited name', { toString: '11' }],
    ['an unknown right', { 1: '16' }],
    ['one right for two', { 1: '11', 2: '11' }],
  ])('with %s are a wrong request', (_, pairs) => expect(join(pairs)).toBe('mismatch'))
  test('none are not a try', () => expect(join({})).toBe('empty'))
})

const grouping: RubricOf<'grouping'> = {
  kind: 'grouping',
  groups: { 1: ['11', '12', '13'], 2: ['14', '15'] },
  items: ['11', '12', '13', '14', '15', '16'],
}

describe('items in groups', () => {
  const put = (groups: Record<string, string[]>) => check(grouping, { kind: 'grouping', groups })

  test.each([
    [{ 1: ['11', '12', '13'], 2: ['14', '15'] }, 1, 'right', '11+ 12+ 13+ 14+ 15+'],
    [{ 1: ['13', '11', '12'], 2: ['15', '14'] }, 1, 'right', '11+ 12+ 13+ 14+ 15+'],
    [{ 1: ['11', '12'], 2: ['14', '15'] }, 0.8, 'partial', '11+ 12+ 13? 14+ 15+'],
    [{ 1: ['11', '12', '13', '16'], 2: ['14', '15'] }, 0.8, 'partial', '11+ 12+ 13+ 14+ 15+ 16-'],
    [{ 1: ['11', '12', '13', '14'], 2: ['15'] }, 0.6, 'partial', '11+ 12+ 13+ 14- 15+'],
    [{ 1: ['11', '12', '13', '14', '15'] }, 0.2, 'partial', '11+ 12+ 13+ 14- 15-'],
    [{ 2: ['11', '12', '13'], 1: ['14', '15'] }, 0, 'wrong', '11- 12- 13- 14- 15-'],
    [{ 2: ['16'] }, 0, 'wrong', '11? 12? 13? 14? 15? 16-'],
  ])('%j earns right places minus wrong ones, never below 0: %d', (groups, share, outcome, marks) => {
    expect(put(groups)).toMatchObject({ share, outcome })
    expect(marksOf(put(groups))).toBe(marks)
  })
  test.each([
    ['an unknown group', { 3: ['11'] }],
    ['an unknown item', { 1: ['17'] }],
    ['an item in two groups', { 1: ['11'], 2: ['11'] }],
    ['an item twice in a group', { 1: ['11', '11'] }],
  ])('with %s are a wrong request', (_, groups) => expect(put(groups)).toBe('mismatch'))
  test.each<Record<string, string[]>>([{}, { 1: [], 2: [] }])('%j is not a try', (groups) =>
    expect(put(groups)).toBe('empty'),
  )
})
