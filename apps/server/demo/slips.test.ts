import { check, isVerdict, type Rubric } from '@school/tasks/server'
import { expect, test } from 'vitest'
import { slipsOf } from './slips.ts'

const option = (id: string, correct: boolean) => ({ id, correct, comment: null })
const rubrics: Rubric[] = [
  { kind: 'single_choice', options: [option('a', true), option('b', false)] },
  { kind: 'multiple_choice', options: [option('a', true), option('b', true), option('c', false)] },
  { kind: 'number', answer: 3.5, tolerance: 0, unit: null, otherUnits: {}, unitRequired: false },
  { kind: 'short_text', answers: ['корень'], caseSensitive: false },
  {
    kind: 'gaps',
    gaps: {
      1: { type: 'choice', options: ['а', 'о'], answer: 'о' },
      2: { type: 'number', answer: 5, tolerance: 0 },
    },
  },
  { kind: 'ordering', order: ['1', '2', '3'] },
  { kind: 'compose', pieces: ['1', '2', '3'], answers: [['1', '2']] },
  { kind: 'matching', pairs: { 1: '4', 2: '5' }, right: ['4', '5'] },
  { kind: 'grouping', groups: { 1: ['3'], 2: ['4'] }, items: ['3', '4'] },
  { kind: 'mark_words', words: ['1', '2', '3'], right: ['1', '3'] },
  {
    kind: 'image_point',
    areas: [{ shape: 'circle', x: 100, y: 100, r: 20 }],
    width: 320,
    height: 200,
  },
  {
    kind: 'number_line',
    shape: 'interval',
    ends: [
      { at: -2, isOpen: true, isEndless: false },
      { at: 3, isOpen: false, isEndless: false },
    ],
    tolerance: 0,
    from: -5,
    to: 5,
  },
  { kind: 'table', cells: { 1: { type: 'number', answer: 5, tolerance: 0 } } },
]

test.each(rubrics)('a pupil slips in $kind, and the key sees it', (rubric) => {
  const verdicts = slipsOf(rubric).map((response) => check(rubric, response))
  expect(verdicts.length).toBeGreaterThan(0)
  expect(verdicts.filter((verdict) => !isVerdict(verdict) || verdict.outcome === 'right')).toEqual([])
})
