import type { ResponseOf } from '../../contract/index.ts'
import type { RubricOf } from '../rubric.ts'
import { type CheckResult, verdictOf } from './result.ts'
import { isBlank, matchesText } from './text.ts'

export function checkShortText(
  rubric: RubricOf<'short_text'>,
  { text }: ResponseOf<'short_text'>,
): CheckResult {
  if (isBlank(text)) return 'empty'
  return verdictOf(matchesText(text, rubric) ? 1 : 0)
}
