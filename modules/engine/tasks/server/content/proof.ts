import { isCheckedByPerson, type Question, type Response, type ResponseOf } from '../../contract/index.ts'
import { check } from '../checking/check.ts'
import { type CheckResult, isVerdict } from '../checking/result.ts'
import { correctResponse } from '../solution.ts'
import { writtenLine } from './read-line.ts'
import { says } from './ru.ts'
import type { TaskContent } from './task-content.ts'
import { writtenPlaces } from './written-places.ts'

export interface Unproved {
  /** Of the answer in the description of the task. */
  path: PropertyKey[]
  message: string
}

type Provable = Pick<TaskContent, 'question' | 'rubric' | 'proof'>

const writtenGaps = (gaps: Record<string, string>): string =>
  `{${Object.entries(gaps)
    .map(([id, text]) => `${id}: «${text}»`)
    .join(', ')}}`

/** @param question gives the texts of pieces: authors do not know their ids */
export function writtenAnswer(response: Response, question: Question): string {
  switch (response.kind) {
    case 'single_choice':
      return `«${response.choice}»`
    case 'multiple_choice':
      return `[${response.choices.join(', ')}]`
    case 'gaps':
      return writtenGaps(response.gaps)
    case 'ordering':
    case 'compose':
    case 'matching':
    case 'grouping':
      return writtenPlaces(response, question)
    case 'mark_words':
      return writtenMarks(response, question)
    case 'table':
      return writtenGaps(response.cells)
    case 'image_point':
      return `[${response.points.map(({ x, y }) => `[${x}, ${y}]`).join(', ')}]`
    case 'number_line':
      return `«${writtenLine(response.ends, question)}»`
    case 'file':
      return `[${response.files.map(({ name }) => name).join(', ')}]`
    default:
      return `«${response.text}»`
  }
}

function complaint(
  { question, rubric }: Provable,
  response: Response,
  isExpectedRight: boolean,
): string | null {
  const result = check(rubric, response)
  const answer = writtenAnswer(response, question)
  if (result === 'mismatch') return says.foreign(answer)
  if (result === 'empty') return says.blank(answer)
  const isRight = isVerdict(result) && result.outcome === 'right'
  if (isRight === isExpectedRight) return null
  if (isRight) return says.accepted(answer)
  const why = isVerdict(result) ? says.asShare(Math.round(result.share * 100)) : says.asUnreadable
  return says.notAccepted(answer, why)
}

/** Contradictions between the key, the proof and the shown answer. Empty when there are none. */
export function proofProblems(task: Provable): Unproved[] {
  const { question, rubric, proof } = task
  if (isCheckedByPerson(question.kind)) return []
  const sides = (['right', 'wrong'] as const).flatMap((side) =>
    proof[side].map((response, index) => ({
      path: ['proof', side, index],
      message: complaint(task, response, side === 'right'),
    })),
  )
  const shown = complaint(task, correctResponse(rubric), true)
  const own = shown && {
    path: [],
    message: says.answerHasNoKey(writtenAnswer(correctResponse(rubric), question)),
  }
  return [...sides, ...(own ? [own] : [])].flatMap(({ path, message }) =>
    message ? [{ path, message }] : [],
  )
}

function mistakeProblem(
  result: CheckResult,
  text: string,
  comment: string,
  isVariant: boolean,
): string | null {
  if (!isVerdict(result)) return says.mistakeUnreadable(text)
  if (isVariant) return null
  if (result.outcome !== 'wrong') return says.mistakeAccepted(text)
  return result.feedback === comment ? null : says.mistakeTwice(text)
}

/**
 * Faults of listed mistakes: judged as right, unreadable, or explained twice.
 * @param isVariant its numbers are random: a mistake may coincide with the key or with another mistake
 */
export function mistakeProblems({ rubric }: Pick<Provable, 'rubric'>, isVariant = false): Unproved[] {
  if (rubric.kind !== 'number' && rubric.kind !== 'short_text') return []
  const { kind, mistakes = [] } = rubric
  return mistakes.flatMap(({ answers, comment }, index) =>
    answers.flatMap((text, place) => {
      const message = mistakeProblem(check(rubric, { kind, text }), text, comment, isVariant)
      return message === null ? [] : [{ path: ['mistakes', index, 'answers', place], message }]
    }),
  )
}

/** Marked words by their texts, for task authors. */
function writtenMarks({ words }: ResponseOf<'mark_words'>, question: Question): string {
  const pieces = question.kind === 'mark_words' ? question.lines.flat() : []
  return `[${words.map((id) => pieces.find((piece) => piece.id === id)?.text ?? '?').join(', ')}]`
}
