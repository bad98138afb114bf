import type { ResponseOf } from '../../contract/index.ts'
import type { RubricOf } from '../rubric.ts'
import { type CheckResult, type Part, verdictOf } from './result.ts'

/**
 * The share of right words that were marked minus the share of wrong ones, never below 0. A text has many wrong words:
 * one of them costs as much as a right one earns, otherwise marking half of the text would pay.
 */
export function checkMarkWords(
  { words: known, right }: RubricOf<'mark_words'>,
  { words }: ResponseOf<'mark_words'>,
): CheckResult {
  const marked = new Set(words)
  if (marked.size === 0) return 'empty'
  if (words.some((id) => !known.includes(id))) return 'mismatch'
  const hits = right.filter((id) => marked.has(id)).length
  const slips = marked.size - hits
  const wrong = Math.min(known.length - right.length, right.length)
  const share = hits / right.length - (slips > 0 ? slips / wrong : 0)
  const parts = known.flatMap((id): Part[] => {
    if (marked.has(id)) return [{ id, mark: right.includes(id) ? 'right' : 'wrong' }]
    return right.includes(id) ? [{ id, mark: 'missed' }] : []
  })
  return verdictOf(Math.max(0, share), parts)
}
