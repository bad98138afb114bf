import type { Response } from '@school/tasks/contract'
import { describe, expect, test } from 'vitest'
import { isSameResponse } from './same-response.ts'

describe('the same answer', () => {
  const same: [string, Response, Response][] = [
    ['spaces at the ends', { kind: 'number', text: ' 3,5' }, { kind: 'number', text: '3,5 ' }],
    [
      'order of options',
      { kind: 'multiple_choice', choices: ['a', 'b'] },
      { kind: 'multiple_choice', choices: ['b', 'a'] },
    ],
    [
      'the order in which words were marked',
      { kind: 'mark_words', words: ['3', '12'] },
      { kind: 'mark_words', words: ['12', '3'] },
    ],
    ['empty cells', { kind: 'table', cells: { 2: ' ', 1: '5' } }, { kind: 'table', cells: { 1: '5' } }],
    ['empty gaps', { kind: 'gaps', gaps: { 1: 'е', 2: '' } }, { kind: 'gaps', gaps: { 1: 'е' } }],
  ]
  test.each(same)('does not differ by %s', (_, a, b) => expect(isSameResponse(a, b)).toBe(true))
  test('differs by its content', () => {
    expect(isSameResponse({ kind: 'number', text: '3' }, { kind: 'number', text: '4' })).toBe(false)
    expect(isSameResponse({ kind: 'number', text: '3' }, { kind: 'short_text', text: '3' })).toBe(false)
    expect(isSameResponse(null, null)).toBe(false)
    const end = { at: 3, isOpen: false, isEndless: false }
    const ends = (isOpen: boolean) => ({ kind: 'number_line' as const, ends: [{ ...end, isOpen }, end] })
    expect(isSameResponse(ends(true), ends(false))).toBe(false)
    const points = (x: number) => ({ kind: 'image_point' as const, points: [{ x, y: 5 }] })
    expect(isSameResponse(points(1), points(2))).toBe(false)
    expect(isSameResponse({ kind: 'gaps', gaps: { 1: 'е' } }, { kind: 'gaps', gaps: { 2: 'е' } })).toBe(false)
  })
})
