import type { Unit } from '@school/db'
import { tryApart } from '@school/kernel/server'
import { endRun } from './finish.ts'
import { publishResults } from './jobs.ts'
import { settleRun } from './judge.ts'
import type { AttemptRow, BegunRun } from './queries.ts'

type Timed = Unit & { readonly now: Date }

/** Settles a finished run in company of others: one that can't be judged stays unjudged and is taken up by the job. */
export const settleApart = (unit: Timed, run: BegunRun): Promise<boolean> =>
  tryApart(unit, publishResults.name, String(run.attempt.id), () => settleRun(unit, run))

/** Ends a run in company of others. It is ended even when it can't be judged: nobody goes on in a work that is closed. */
export async function closeApart(
  unit: Timed,
  run: BegunRun,
  reason: NonNullable<AttemptRow['finishReason']>,
): Promise<void> {
  const { ended } = await endRun(unit, run, reason)
  await settleApart(unit, ended)
}
