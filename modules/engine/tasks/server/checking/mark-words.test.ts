import { describe, expect, test } from 'vitest'
import type { RubricOf } from '../rubric.ts'
import { check, hideKey } from './check.ts'
import { isVerdict } from './result.ts'

const words = Array.from({ length: 12 }, (_, index) => String(index + 1))
const rubric: RubricOf<'mark_words'> = { kind: 'mark_words', words, right: ['2', '5', '9', '11'] }
const mark = (marked: readonly string[]) => check(rubric, { kind: 'mark_words', words: [...marked] })

describe('marked words', () => {
  test.each([
    ['all of the right ones', ['2', '5', '9', '11'], 1, 'right'],
    ['in any order', ['11', '9', '5', '2'], 1, 'right'],
    ['one said twice is one', ['2', '2', '5', '9', '11'], 1, 'right'],
    ['a half', ['2', '5'], 0.5, 'partial'],
    ['all and one too many', ['2', '5', '9', '11', '1'], 0.75, 'partial'],
    ['as many wrong as right', ['2', '5', '1', '3'], 0, 'wrong'],
    ['only a wrong one', ['1'], 0, 'wrong'],
    ['the whole text', words, 0, 'wrong'],
  ])('%s', (_, marked, share, outcome) => expect(mark(marked)).toMatchObject({ share, outcome }))

  test('few wrong ones share what they take', () => {
    const few: RubricOf<'mark_words'> = {
      kind: 'mark_words',
      words: ['1', '2', '3', '4'],
      right: ['1', '2', '3'],
    }
    expect(check(few, { kind: 'mark_words', words: ['1', '2', '3', '4'] })).toMatchObject({ share: 0 })
  })
  test('are marked one by one, and the missed ones are hidden while the task is open', () => {
    const verdict = mark(['2', '3'])
    if (!isVerdict(verdict)) throw new Error(verdict)
    expect(verdict.parts.map(({ id, mark: found }) => `${id} ${found}`)).toEqual([
      '2 right',
      '3 wrong',
      '5 missed',
      '9 missed',
      '11 missed',
    ])
    expect(hideKey(verdict).parts.map(({ id }) => id)).toEqual(['2', '3'])
  })
  test('none are no try', () => expect(mark([])).toBe('empty'))
  test.each([[['13']], [['2', '0']], [['02']]])('%j names no word of the text: a wrong request', (marked) =>
    expect(mark(marked)).toBe('mismatch'),
  )
})
