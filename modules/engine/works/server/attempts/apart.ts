import type { Judging } from '../policy.ts'
import { tryInSavepoint } from '@school/kernel/server'
import { endAttempt } from './finish.ts'
import { publishResults } from './jobs.ts'
import { settleAttempt } from './judge.ts'
import type { AttemptRow, BegunSitting } from './queries.ts'

/** Settles one of many finished attempts: an attempt that can't be judged stays unjudged and is retried by the job. */
export const settleApart = (unit: Judging, sitting: BegunSitting): Promise<boolean> =>
  tryInSavepoint(unit, publishResults.name, String(sitting.attempt.id), () => settleAttempt(unit, sitting))

/** Ends one of many attempts. It is ended even when it can't be judged, because a closed work accepts no answers. */
export async function closeApart(
  unit: Judging,
  sitting: BegunSitting,
  reason: NonNullable<AttemptRow['finishReason']>,
): Promise<void> {
  const { ended } = await endAttempt(unit, sitting, reason)
  await settleApart(unit, ended)
}
