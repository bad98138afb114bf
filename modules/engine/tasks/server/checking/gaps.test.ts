import { describe, expect, test } from 'vitest'
import type { RubricOf } from '../rubric.ts'
import { check, checkTry } from './check.ts'

const rubric: RubricOf<'gaps'> = {
  kind: 'gaps',
  gaps: {
    1: { type: 'text', answers: ['корень', 'решение'], caseSensitive: false },
    2: { type: 'choice', options: ['а', 'о'], answer: 'о' },
    3: { type: 'number', answer: 5, tolerance: 0.1 },
  },
}
const fill = (gaps: Record<string, string>) => check(rubric, { kind: 'gaps', gaps })

describe('gaps', () => {
  test.each([
    [{ 1: 'Корень', 2: 'о', 3: '5' }, 1, 'right'],
    [{ 1: 'решение.', 2: 'о', 3: '5,1' }, 1, 'right'],
    [{ 1: 'корень', 2: 'о', 3: '6' }, 2 / 3, 'partial'],
    [{ 1: 'корень' }, 1 / 3, 'partial'],
    [{ 1: 'корень', 2: '', 3: '' }, 1 / 3, 'partial'],
    [{ 1: 'степень', 2: 'а', 3: '6' }, 0, 'wrong'],
    [{ 3: 'пять' }, 0, 'wrong'],
  ])('%j earn %d', (gaps, share, outcome) => {
    const verdict = fill(gaps as unknown as Record<string, string>)
    expect(verdict).toMatchObject({ outcome, share: expect.closeTo(share) as number })
  })

  test('typed in the other layout are no attempt when the verdict is immediate, and judged as typed at the end of an exam', () => {
    const gaps = { 1: 'rjhtym', 2: 'о', 3: '5' }
    expect(checkTry(rubric, { kind: 'gaps', gaps })).toBe('other_layout')
    expect(fill(gaps)).toMatchObject({ outcome: 'partial' })
    expect(checkTry(rubric, { kind: 'gaps', gaps: { 1: 'степень' } })).toMatchObject({ outcome: 'wrong' })
  })

  test('are marked one by one, the empty ones too', () =>
    expect(fill({ 1: 'корень', 2: 'а' })).toMatchObject({
      parts: [
        { id: '1', mark: 'right' },
        { id: '2', mark: 'wrong' },
        { id: '3', mark: 'wrong' },
      ],
    }))
  test('all empty are not a try', () => {
    expect(fill({})).toBe('empty')
    expect(fill({ 1: ' ', 2: '' })).toBe('empty')
  })
  test('that the task does not have are a wrong request', () => {
    expect(fill({ 4: 'что-то' })).toBe('mismatch')
    expect(fill({ constructor: 'x' })).toBe('mismatch')
  })
  test('filled from outside of their list are a wrong request', () => {
    expect(fill({ 2: 'у' })).toBe('mismatch')
    expect(fill({ 2: 'О' })).toBe('mismatch')
  })
})
