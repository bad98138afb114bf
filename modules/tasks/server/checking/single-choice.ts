import type { ResponseOf } from '../../contract/index.ts'
import type { RubricOf } from '../rubric.ts'
import { type CheckResult, verdictOf } from './result.ts'

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
