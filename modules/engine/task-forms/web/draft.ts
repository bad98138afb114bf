import type { Question, Response } from '@school/tasks/contract'

/** The answer of an untouched form. */
export function emptyResponse({ kind }: Question): Response {
  switch (kind) {
    case 'single_choice':
      return { kind, choice: '' }
    case 'multiple_choice':
      return { kind, choices: [] }
    case 'number':
    case 'short_text':
      return { kind, text: '' }
    case 'gaps':
      return { kind, gaps: {} }
    case 'ordering':
      return { kind, order: [] }
    case 'compose':
      return { kind, pieces: [] }
    case 'matching':
      return { kind, pairs: {} }
    case 'grouping':
      return { kind, groups: {} }
    case 'mark_words':
      return { kind, words: [] }
    case 'table':
      return { kind, cells: {} }
    case 'number_line':
      return { kind, ends: [] }
    case 'image_point':
      return { kind, points: [] }
    case 'file':
      return { kind, files: [] }
    case 'essay':
      return { kind, text: '' }
  }
}

const isUnfilled = (gaps: Record<string, string>): boolean =>
  Object.values(gaps).every((typed) => typed.trim() === '')

/** Whether there is nothing to send yet. */
export function isEmptyResponse(response: Response): boolean {
  switch (response.kind) {
    case 'single_choice':
      return response.choice === ''
    case 'multiple_choice':
      return response.choices.length === 0
    case 'number':
    case 'short_text':
      return response.text.trim() === ''
    case 'gaps':
      return isUnfilled(response.gaps)
    case 'ordering':
      return response.order.length === 0
    case 'compose':
      return response.pieces.length === 0
    case 'matching':
      return Object.keys(response.pairs).length === 0
    case 'grouping':
      return Object.values(response.groups).every((items) => items.length === 0)
    case 'mark_words':
      return response.words.length === 0
    case 'table':
      return isUnfilled(response.cells)
    case 'number_line':
      return response.ends.every(({ at, isEndless }) => at === null && !isEndless)
    case 'image_point':
      return response.points.length === 0
    case 'file':
      return response.files.length === 0 && !response.text?.trim()
    case 'essay':
      return response.text.trim() === ''
  }
}

const shuffledKinds: readonly Question['kind'][] = [
  'single_choice',
  'multiple_choice',
  'ordering',
  'compose',
  'matching',
  'grouping',
]

/** Whether each pupil sees its options in an individual order. */
export const isShuffled = (question: Question): boolean =>
  shuffledKinds.includes(question.kind) && !('keepOrder' in question && question.keepOrder)
