import type { Response, Verdict } from '@school/tasks/contract'
import { check, isVerdict, type TaskText } from '@school/tasks/server'

/** A task in the variant of its pupil with the saved answer. */
export type SavedTask = Pick<TaskText, 'id' | 'rubric'> & { draftResponse: Response | null }

/** An unreadable answer is wrong, but still an answer. */
export const unreadable: Verdict = { outcome: 'wrong', share: 0, parts: [], feedback: null }

/**
 * The verdict on a saved answer of an exam: `waiting` for an unreviewed answer that a person checks, `null` when there is no answer.
 * @param reviews existing reviews, by tasks
 */
export function verdictOfDraft(
  { id, rubric, draftResponse }: SavedTask,
  reviews: ReadonlyMap<number, Verdict>,
): Verdict | 'waiting' | null {
  const result = draftResponse ? check(rubric, draftResponse) : 'empty'
  if (result === 'empty') return null
  if (isVerdict(result)) return result
  return reviews.get(id) ?? (result === 'by_person' ? 'waiting' : unreadable)
}

/**
 * The same before the judgement: an answer on which judging fails must not break the table of all participants. It counts as waiting for
 * a review; the failure is recorded by the judgement.
 */
export function verdictSoFar(
  draft: SavedTask,
  reviews: ReadonlyMap<number, Verdict>,
): ReturnType<typeof verdictOfDraft> {
  try {
    return verdictOfDraft(draft, reviews)
  } catch {
    return 'waiting'
  }
}
