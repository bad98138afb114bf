import type { Judging } from '@school/work-rules/server'
import { tryInSavepoint } from '@school/kernel/server'
import { endAttempt } from './finish.ts'
import { publishResults } from './jobs.ts'
import { judgeOrSendForReview } from './judge.ts'
import type { AttemptRow, StartedWork } from './queries.ts'

/** Settles one of many finished attempts: an attempt that can't be judged stays unjudged and is retried by the job. */
export const judgeOneOfMany = (unit: Judging, work: StartedWork): Promise<boolean> =>
  tryInSavepoint(unit, publishResults.name, String(work.attempt.id), () => judgeOrSendForReview(unit, work))

/** Ends one of many attempts. It is ended even when it can't be judged, because a closed work accepts no answers. */
export async function closeOneOfMany(
  unit: Judging,
  work: StartedWork,
  reason: NonNullable<AttemptRow['finishReason']>,
): Promise<void> {
  const { ended } = await endAttempt(unit, work, reason)
  await judgeOneOfMany(unit, ended)
}
