import type { Response, Verdict } from '../../contract/index.ts'
import type { GapKey, Rubric } from '../rubric.ts'
import { checkEssay, checkFiles } from './by-person.ts'
import { checkMultipleChoice, checkSingleChoice } from './choice.ts'
import { checkGaps, checkTable } from './gaps.ts'
import { checkGrouping, checkMatching } from './grouping.ts'
import { checkImagePoint } from './image-point.ts'
import { checkMarkWords } from './mark-words.ts'
import { checkNumber } from './number.ts'
import { checkNumberLine } from './number-line.ts'
import { checkCompose, checkOrdering } from './ordering.ts'
import { type CheckResult, isVerdict } from './result.ts'
import { checkShortText, isInOtherLayout, matchesText } from './text.ts'

/** Checks an answer against the key. Pure: the same answer always gets the same verdict. */
export function check(rubric: Rubric, response: Response): CheckResult {
  if (rubric.kind === 'single_choice' && response.kind === rubric.kind)
    return checkSingleChoice(rubric, response)
  if (rubric.kind === 'multiple_choice' && response.kind === rubric.kind)
    return checkMultipleChoice(rubric, response)
  if (rubric.kind === 'number' && response.kind === rubric.kind) return checkNumber(rubric, response)
  if (rubric.kind === 'short_text' && response.kind === rubric.kind) return checkShortText(rubric, response)
  if (rubric.kind === 'gaps' && response.kind === rubric.kind) return checkGaps(rubric, response)
  if (rubric.kind === 'ordering' && response.kind === rubric.kind) return checkOrdering(rubric, response)
  if (rubric.kind === 'compose' && response.kind === rubric.kind) return checkCompose(rubric, response)
  if (rubric.kind === 'matching' && response.kind === rubric.kind) return checkMatching(rubric, response)
  if (rubric.kind === 'grouping' && response.kind === rubric.kind) return checkGrouping(rubric, response)
  if (rubric.kind === 'mark_words' && response.kind === rubric.kind) return checkMarkWords(rubric, response)
  if (rubric.kind === 'table' && response.kind === rubric.kind) return checkTable(rubric, response)
  if (rubric.kind === 'number_line' && response.kind === rubric.kind) return checkNumberLine(rubric, response)
  if (rubric.kind === 'image_point' && response.kind === rubric.kind) return checkImagePoint(rubric, response)
  if (rubric.kind === 'file' && response.kind === rubric.kind) return checkFiles(rubric, response)
  if (rubric.kind === 'essay' && response.kind === rubric.kind) return checkEssay(response)
  return 'mismatch'
}

/** Places where texts are typed, with their keys. */
function typedTexts(rubric: Rubric, response: Response): [string, GapKey][] {
  if (rubric.kind === 'short_text' && response.kind === 'short_text')
    return [[response.text, { type: 'text', ...rubric }]]
  const keys = rubric.kind === 'gaps' ? rubric.gaps : rubric.kind === 'table' ? rubric.cells : {}
  const typed = response.kind === 'gaps' ? response.gaps : response.kind === 'table' ? response.cells : {}
  return Object.entries(keys).map(([id, key]) => [typed[id] ?? '', key])
}

/**
 * Checks a try with an immediate verdict. An answer that would be right in the other keyboard layout is no try; answers of an exam,
 * judged at its end, are judged as typed.
 */
export function checkTry(rubric: Rubric, response: Response): CheckResult | 'other_layout' {
  const result = check(rubric, response)
  if (!isVerdict(result) || result.outcome === 'right' || result.feedback !== null) return result
  const isMistyped = typedTexts(rubric, response).some(
    ([text, key]) => key.type === 'text' && !matchesText(text, key) && isInOtherLayout(text, key),
  )
  return isMistyped ? 'other_layout' : result
}

/** The part of a verdict that may be shown while tries are left: without the marks that reveal missed options. */
export const hideKey = (verdict: Verdict): Verdict => ({
  ...verdict,
  parts: verdict.parts.filter(({ mark }) => mark !== 'missed'),
})
