import { describe, expect, test } from 'vitest'
import type { RubricOf } from '../rubric.ts'
import { check } from './check.ts'

const rubric: RubricOf<'table'> = {
  kind: 'table',
  cells: {
    1: { type: 'number', answer: 7.5, tolerance: 0.1, written: '15/2' },
    2: { type: 'choice', options: ['растёт', 'убывает'], answer: 'растёт' },
    3: { type: 'text', answers: ['тяжесть', 'сила тяжести'], caseSensitive: false },
    4: { type: 'number', answer: 0, tolerance: 0 },
  },
}
const fill = (cells: Record<string, string>) => check(rubric, { kind: 'table', cells })

describe('cells of a table', () => {
  test.each([
    ['all right', { 1: '7,5', 2: 'растёт', 3: 'Тяжесть', 4: '0' }, 1, 'right'],
    ['right in other words', { 1: '15/2', 2: 'растёт', 3: 'сила тяжести.', 4: '-0' }, 1, 'right'],
    ['within the tolerance', { 1: '7,6', 2: 'растёт', 3: 'тяжесть', 4: '0,0' }, 1, 'right'],
    ['beyond the tolerance', { 1: '7,7', 2: 'растёт', 3: 'тяжесть', 4: '0' }, 0.75, 'partial'],
    ['a half, the rest is empty', { 1: '7,5', 2: 'растёт', 3: ' ', 4: '' }, 0.5, 'partial'],
    ['an empty cell is no nought', { 1: '7,5', 2: 'растёт', 3: 'тяжесть' }, 0.75, 'partial'],
    ['words instead of a number', { 4: 'ноль' }, 0, 'wrong'],
    ['all wrong', { 1: '5', 2: 'убывает', 3: 'трение', 4: '1' }, 0, 'wrong'],
  ])('%s', (_, cells, share, outcome) =>
    expect(fill(cells as unknown as Record<string, string>)).toMatchObject({ share, outcome }),
  )
  test('are marked one by one, the empty ones too', () =>
    expect(fill({ 2: 'растёт' })).toMatchObject({
      parts: [
        { id: '1', mark: 'wrong' },
        { id: '2', mark: 'right' },
        { id: '3', mark: 'wrong' },
        { id: '4', mark: 'wrong' },
      ],
    }))
  test('all empty are no try', () => expect(fill({ 1: '', 3: '  ' })).toBe('empty'))
  test.each([[{ 5: '1' }], [{ constructor: '1' }], [{ 2: 'стоит' }]])('%j is a wrong request', (cells) =>
    expect(fill(cells as unknown as Record<string, string>)).toBe('mismatch'),
  )
})
