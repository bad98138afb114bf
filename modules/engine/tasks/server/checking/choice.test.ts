import { describe, expect, test } from 'vitest'
import type { OptionKey, RubricOf } from '../rubric.ts'
import { check, hideKey } from './check.ts'
import { isVerdict } from './result.ts'

const option = (id: string, correct: boolean, comment: string | null = null): OptionKey => ({
  id,
  correct,
  comment,
})

const one: RubricOf<'single_choice'> = {
  kind: 'single_choice',
  options: [option('a', false, 'Потерян знак'), option('b', true, 'Верно'), option('c', false)],
}

describe('one option of several', () => {
  const choose = (choice: string) => check(one, { kind: 'single_choice', choice })

  test('earns everything when it is the right one', () =>
    expect(choose('b')).toEqual({
      outcome: 'right',
      share: 1,
      parts: [{ id: 'b', mark: 'right' }],
      feedback: 'Верно',
    }))
  test('earns nothing otherwise and says why', () =>
    expect(choose('a')).toMatchObject({ outcome: 'wrong', share: 0, feedback: 'Потерян знак' }))
  test('names the right option only until the key is hidden', () => {
    const verdict = choose('c')
    if (!isVerdict(verdict)) throw new Error('not judged')
    expect(verdict.parts).toEqual([
      { id: 'c', mark: 'wrong' },
      { id: 'b', mark: 'missed' },
    ])
    expect(hideKey(verdict).parts).toEqual([{ id: 'c', mark: 'wrong' }])
  })
  test('that the task does not have is a wrong request', () => {
    expect(choose('z')).toBe('mismatch')
    expect(choose('toString')).toBe('mismatch')
  })
  test('not chosen at all is not a try', () => expect(choose('')).toBe('empty'))
})

const several: RubricOf<'multiple_choice'> = {
  kind: 'multiple_choice',
  options: [
    option('a', true, 'Да, это корень'),
    option('b', true),
    option('c', false, 'Это не корень'),
    option('d', false, 'Проверь знак'),
  ],
}

describe('several options of many', () => {
  const choose = (...choices: string[]) => check(several, { kind: 'multiple_choice', choices })

  test.each([
    [['a', 'b'], 1],
    [['b', 'a'], 1],
    [['a', 'b', 'b'], 1],
    [['a'], 0.5],
    [['a', 'b', 'c'], 0.5],
    [['a', 'c'], 0],
    [['c'], 0],
    [['c', 'd'], 0],
    [['a', 'b', 'c', 'd'], 0],
    [['a', 'c', 'd'], 0],
  ])('%j earns the share of right ones minus the share of wrong ones: %d', (choices, share) =>
    expect(choose(...choices)).toMatchObject({ share }),
  )

  test.each([
    [['a', 'b'], 'right'],
    [['a'], 'partial'],
    [['a', 'c'], 'wrong'],
  ])('%j is %s', (choices, outcome) => expect(choose(...choices)).toMatchObject({ outcome }))

  test('are marked one by one', () =>
    expect(choose('a', 'c')).toMatchObject({
      parts: [
        { id: 'a', mark: 'right' },
        { id: 'b', mark: 'missed' },
        { id: 'c', mark: 'wrong' },
      ],
    }))
  test('are explained where they were chosen by mistake, and nowhere else', () => {
    expect(choose('a')).toMatchObject({ feedback: null })
    expect(choose('a', 'c')).toMatchObject({ feedback: 'Это не корень' })
    expect(choose('c', 'd')).toMatchObject({
      feedback: '<ul><li>Это не корень</li><li>Проверь знак</li></ul>',
    })
  })
  test('that the task does not have are a wrong request', () => expect(choose('a', 'z')).toBe('mismatch'))
  test('not chosen at all are not a try', () => expect(choose()).toBe('empty'))
})
