import { describe, expect, test } from 'vitest'
import { isCheckedByPerson, Response, taskKinds } from '../../contract/index.ts'
import type { Rubric } from '../rubric.ts'
import { correctResponse } from '../solution.ts'
import { check } from './check.ts'

const rubrics: Record<Rubric['kind'], Rubric> = {
  file: { kind: 'file', maxFiles: 3, criteria: [] },
  essay: { kind: 'essay', criteria: [] },
  single_choice: {
    kind: 'single_choice',
    options: [
      { id: 'a', correct: false, comment: null },
      { id: 'b', correct: true, comment: null },
    ],
  },
  multiple_choice: {
    kind: 'multiple_choice',
    options: [
      { id: 'a', correct: true, comment: null },
      { id: 'b', correct: false, comment: null },
    ],
  },
  number: {
    kind: 'number',
    answer: 3.5,
    tolerance: 0,
    written: '7/2',
    unit: 'см',
    otherUnits: {},
    unitRequired: true,
  },
  short_text: { kind: 'short_text', answers: ['ёж'], caseSensitive: false },
  gaps: {
    kind: 'gaps',
    gaps: {
      1: { type: 'number', answer: -1234.5, tolerance: 0 },
      2: { type: 'text', answers: ['да'], caseSensitive: false },
      3: { type: 'choice', options: ['а', 'о'], answer: 'а' },
    },
  },
  ordering: { kind: 'ordering', order: ['2', '1', '3'] },
  compose: { kind: 'compose', pieces: ['1', '2', '3'], answers: [['3', '1']] },
  matching: { kind: 'matching', pairs: { 1: '4', 2: '3' }, right: ['3', '4', '5'] },
  grouping: { kind: 'grouping', groups: { 1: ['3'], 2: ['4', '5'] }, items: ['3', '4', '5', '6'] },
  mark_words: { kind: 'mark_words', words: ['1', '2', '3'], right: ['1', '3'] },
  image_point: {
    kind: 'image_point',
    areas: [
      { shape: 'circle', x: 100, y: 100, r: 20 },
      { shape: 'rect', x: 10, y: 10, width: 30, height: 30 },
    ],
    width: 320,
    height: 200,
  },
  number_line: {
    kind: 'number_line',
    shape: 'interval',
    ends: [
      { at: null, isOpen: true, isEndless: true },
      { at: 2.5, isOpen: true, isEndless: false },
    ],
    tolerance: 0,
    from: -5,
    to: 5,
  },
  table: {
    kind: 'table',
    cells: {
      1: { type: 'number', answer: 2.5, tolerance: 0, written: '5/2' },
      2: { type: 'text', answers: ['лес'], caseSensitive: false },
    },
  },
}

describe('checking', () => {
  const judgedByMachine = taskKinds.filter((kind) => !isCheckedByPerson(kind))
  test.each(judgedByMachine)('%s: the answer that is shown in the end is itself right', (kind) =>
    expect(check(rubrics[kind], correctResponse(rubrics[kind]))).toMatchObject({
      outcome: 'right',
      share: 1,
    }),
  )

  const pairs = taskKinds.flatMap((asked) =>
    taskKinds.filter((kind) => kind !== asked).map((answered) => ({ asked, answered })),
  )
  test.each(pairs)(
    'an answer of kind $answered to a task of kind $asked is a wrong request',
    ({ asked, answered }) =>
      expect(check(rubrics[asked], correctResponse(rubrics[answered]))).toBe('mismatch'),
  )

  test('is the same for the same answer', () => {
    const response = correctResponse(rubrics.gaps)
    expect(check(rubrics.gaps, response)).toEqual(check(rubrics.gaps, response))
  })
})

describe('what a browser may send', () => {
  test.each([
    { kind: 'number', text: '1'.repeat(201) },
    { kind: 'multiple_choice', choices: Array.from({ length: 9 }, String) },
    { kind: 'gaps', gaps: { first: 'x' } },
    { kind: 'gaps', gaps: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [String(n + 1), 'x'])) },
    { kind: 'single_choice', choice: 'a'.repeat(41) },
    { kind: 'ordering', order: Array.from({ length: 17 }, String) },
    { kind: 'ordering', order: ['first'] },
    { kind: 'compose', pieces: ['1234567'] },
    { kind: 'compose', pieces: 'abc' },
    { kind: 'matching', pairs: { left: '1' } },
    { kind: 'matching', pairs: { 1: ['2'] } },
    { kind: 'grouping', groups: Object.fromEntries(Array.from({ length: 17 }, (_, n) => [String(n), []])) },
    { kind: 'grouping', groups: { 1: '2' } },
    { kind: 'mark_words', words: Array.from({ length: 161 }, String) },
    { kind: 'mark_words', words: ['лес'] },
    { kind: 'table', cells: { a1: 'x' } },
    { kind: 'image_point', points: [{ x: -1, y: 0 }] },
    { kind: 'image_point', points: [{ x: 0, y: NaN }] },
    { kind: 'image_point', points: Array.from({ length: 13 }, () => ({ x: 0, y: 0 })) },
    { kind: 'number_line', ends: [{ at: Infinity, isOpen: false, isEndless: false }] },
    { kind: 'number_line', ends: [{ at: '2', isOpen: false, isEndless: false }] },
    {
      kind: 'number_line',
      ends: Array.from({ length: 5 }, () => ({ at: 0, isOpen: false, isEndless: false })),
    },
    { kind: 'table', cells: { 1: 'x'.repeat(201) } },
    { kind: 'table', cells: Object.fromEntries(Array.from({ length: 41 }, (_, n) => [String(n + 1), 'x'])) },
    { kind: 'essay', text: 'x'.repeat(20_001) },
    { kind: 'file', files: [{ id: '1', name: 'x', type: 'image/png', size: 1 }] },
    { kind: 'sonnet', text: 'x' },
    {},
  ])('is bounded: %#', (response) => expect(Response.safeParse(response).success).toBe(false))
})
