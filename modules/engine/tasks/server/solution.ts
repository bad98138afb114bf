import type { Response, Solution } from '../contract/index.ts'
import { innerPoint } from './checking/areas.ts'
import { writtenNumber } from './written-number.ts'
import type { GapKey, Rubric } from './rubric.ts'

const correctIds = (options: readonly { id: string; correct: boolean }[]): string[] =>
  options.filter(({ correct }) => correct).map(({ id }) => id)

function gapAnswer(key: GapKey): string {
  if (key.type === 'text') return key.answers[0] ?? ''
  return key.type === 'number' ? (key.written ?? writtenNumber(key.answer)) : key.answer
}

const gapAnswers = (keys: Record<string, GapKey>): Record<string, string> =>
  Object.fromEntries(Object.entries(keys).map(([id, key]) => [id, gapAnswer(key)]))

/** The right answer, as a pupil would give it. */
export function correctResponse(rubric: Rubric): Response {
  switch (rubric.kind) {
    case 'single_choice':
      return { kind: 'single_choice', choice: correctIds(rubric.options)[0] ?? '' }
    case 'multiple_choice':
      return { kind: 'multiple_choice', choices: correctIds(rubric.options) }
    case 'number': {
      const written = rubric.written ?? writtenNumber(rubric.answer)
      return { kind: 'number', text: rubric.unitRequired ? `${written} ${rubric.unit}` : written }
    }
    case 'short_text':
      return { kind: 'short_text', text: rubric.answers[0] ?? '' }
    case 'gaps':
      return { kind: 'gaps', gaps: gapAnswers(rubric.gaps) }
    case 'ordering':
      return { kind: 'ordering', order: rubric.order }
    case 'compose':
      return { kind: 'compose', pieces: rubric.answers[0] ?? [] }
    case 'matching':
      return { kind: 'matching', pairs: rubric.pairs }
    case 'grouping':
      return { kind: 'grouping', groups: rubric.groups }
    case 'mark_words':
      return { kind: 'mark_words', words: rubric.right }
    case 'table':
      return { kind: 'table', cells: gapAnswers(rubric.cells) }
    case 'number_line':
      return { kind: 'number_line', ends: rubric.ends }
    case 'image_point':
      return { kind: 'image_point', points: rubric.areas.map(innerPoint) }
    // There is no single right answer: the solution is an example.
    case 'file':
      return { kind: 'file', files: [] }
    case 'essay':
      return { kind: 'essay', text: '' }
  }
}

/** What is shown when the task is closed for a pupil. */
export const solutionOf = (rubric: Rubric, solutionHtml: string): Solution => ({
  html: solutionHtml,
  answer: correctResponse(rubric),
  ...('criteria' in rubric
    ? { criteria: rubric.criteria.map(({ maxPoints: _, ...note }) => note) }
    : undefined),
})
