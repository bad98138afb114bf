import type { Verdict } from '@school/tasks/contract'
import { check, isVerdict } from '@school/tasks/server'
import type { RunStanding } from './queries.ts'

/** What can't be read is wrong, and not an answer that was never given. */
export const unreadable: Verdict = { outcome: 'wrong', share: 0, parts: [], feedback: null }

/**
 * What the saved answer of an exam is worth: `waiting` while nobody has checked what a person checks, `null` when there is no answer.
 * @param reviews what people have said so far, by tasks
 */
export function verdictOfDraft(
  { id, rubric, draftResponse }: Pick<RunStanding, 'id' | 'rubric' | 'draftResponse'>,
  reviews: ReadonlyMap<number, Verdict>,
): Verdict | 'waiting' | null {
  const result = draftResponse ? check(rubric, draftResponse) : 'empty'
  if (result === 'empty') return null
  if (isVerdict(result)) return result
  return reviews.get(id) ?? (result === 'by_person' ? 'waiting' : unreadable)
}
