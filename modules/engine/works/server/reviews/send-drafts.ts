import type { Judging } from '@school/work-rules/server'
import { check } from '@school/tasks/server'
import type { StartedWork, AttemptTaskState } from '../attempts/queries.ts'
import { askReview } from './queries.ts'

/**
 * Adds the answers of a finished exam that people check to the queue; the exam is judged after the last review.
 * @returns false when there are none, or all were already added
 */
export async function sendDraftsForReview(
  unit: Judging,
  { attempt }: StartedWork,
  rows: readonly AttemptTaskState[],
): Promise<boolean> {
  const sent = rows.filter(
    ({ rubric, draftResponse }) => draftResponse && check(rubric, draftResponse) === 'by_person',
  )
  let areNew = false
  for (const { id } of sent)
    areNew = (await askReview(unit, { attemptId: attempt.id, taskId: id, tryNumber: 1 })) || areNew
  return areNew
}
