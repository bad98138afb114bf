import type { ResponseOf } from '../../contract/index.ts'
import type { OptionKey, RubricOf } from '../rubric.ts'
import { type CheckResult, type Part, verdictOf } from './result.ts'

export function checkSingleChoice(
  { options }: RubricOf<'single_choice'>,
  { choice }: ResponseOf<'single_choice'>,
): CheckResult {
  if (choice === '') return 'empty'
  const chosen = options.find(({ id }) => id === choice)
  if (!chosen) return 'mismatch'
  if (chosen.correct) return verdictOf(1, [{ id: chosen.id, mark: 'right' }], chosen.comment)
  const missed = options.filter(({ correct }) => correct).map(({ id }) => ({ id, mark: 'missed' as const }))
  return verdictOf(0, [{ id: chosen.id, mark: 'wrong' }, ...missed], chosen.comment)
}

function partOf(option: OptionKey, isChosen: boolean): Part[] {
  if (isChosen) return [{ id: option.id, mark: option.correct ? 'right' : 'wrong' }]
  return option.correct ? [{ id: option.id, mark: 'missed' }] : []
}

/** Comments on wrongly chosen options only: missed ones stay hidden until the task is closed. */
function feedbackOn(wrong: readonly OptionKey[]): string | null {
  const comments = wrong.flatMap(({ comment }) => (comment ? [comment] : []))
  if (comments.length < 2) return comments[0] ?? null
  return `<ul>${comments.map((comment) => `<li>${comment}</li>`).join('')}</ul>`
}

/** The share of right options that were chosen minus the share of wrong ones, never below 0. */
export function checkMultipleChoice(
  { options }: RubricOf<'multiple_choice'>,
  { choices }: ResponseOf<'multiple_choice'>,
): CheckResult {
  const chosen = new Set(choices)
  if (chosen.size === 0) return 'empty'
  const known = new Set(options.map(({ id }) => id))
  if (choices.some((id) => !known.has(id))) return 'mismatch'
  const right = options.filter(({ correct }) => correct)
  const wrong = options.filter(({ correct }) => !correct)
  const hits = right.filter(({ id }) => chosen.has(id))
  const slips = wrong.filter(({ id }) => chosen.has(id))
  const share = hits.length / right.length - (wrong.length > 0 ? slips.length / wrong.length : 0)
  const parts = options.flatMap((option) => partOf(option, chosen.has(option.id)))
  return verdictOf(Math.max(0, share), parts, feedbackOn(slips))
}
