import type { Verdict } from '@school/tasks/contract'
import { check, isVerdict } from '@school/tasks/server'
import type { AttemptTaskState } from './queries.ts'

/** What can't be read is wrong, and not an answer that was never given. */
export const unreadable: Verdict = { outcome: 'wrong', share: 0, parts: [], feedback: null }

/**
 * What the saved answer of an exam is worth: `waiting` while nobody has checked what a person checks, `null` when there is no answer.
 * @param reviews what people have said so far, by tasks
 */
export function verdictOfDraft(
  { id, rubric, draftResponse }: Pick<AttemptTaskState, 'id' | 'rubric' | 'draftResponse'>,
  reviews: ReadonlyMap<number, Verdict>,
): Verdict | 'waiting' | null {
  const result = draftResponse ? check(rubric, draftResponse) : 'empty'
  if (result === 'empty') return null
  if (isVerdict(result)) return result
  return reviews.get(id) ?? (result === 'by_person' ? 'waiting' : unreadable)
}

/**
 * The same for whoever looks before the judgement: one answer that the program stumbles at costs nobody the table of all. It waits as
 * those of people do; the judgement is where its failure is kept.
 */
export function verdictSoFar(
  draft: Parameters<typeof verdictOfDraft>[0],
  reviews: ReadonlyMap<number, Verdict>,
): ReturnType<typeof verdictOfDraft> {
  try {
    return verdictOfDraft(draft, reviews)
  } catch {
    return 'waiting'
  }
}
