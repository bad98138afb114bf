import type { Judging } from '../policy.ts'
import { tryApart } from '@school/kernel/server'
import { endAttempt } from './finish.ts'
import { publishResults } from './jobs.ts'
import { settleAttempt } from './judge.ts'
import type { AttemptRow, BegunSitting } from './queries.ts'

/** Settles a finished attempt in company of others: one that can't be judged stays unjudged and is taken up by the job. */
export const settleApart = (unit: Judging, sitting: BegunSitting): Promise<boolean> =>
  tryApart(unit, publishResults.name, String(sitting.attempt.id), () => settleAttempt(unit, sitting))

/** Ends an attempt in company of others. It is ended even when it can't be judged: nobody goes on in a work that is closed. */
export async function closeApart(
  unit: Judging,
  sitting: BegunSitting,
  reason: NonNullable<AttemptRow['finishReason']>,
): Promise<void> {
  const { ended } = await endAttempt(unit, sitting, reason)
  await settleApart(unit, ended)
}
