import type { Ctx } from '@school/kernel/server'
import type { Attempt } from '../../contract/attempt.ts'
import type { Entry } from './by-entry.ts'
import { accessRun } from './access.ts'
import { presentAttempt } from './present.ts'
import { type BegunRun, isBegun, listRunTasks } from './queries.ts'

export async function readAttemptOf(ctx: Ctx, run: BegunRun): Promise<Attempt> {
  return presentAttempt(run, await listRunTasks(ctx.sql, run.workId, run.attempt.id), ctx.now)
}

/** The viewer's last run; `null` when there was none. */
export async function readAttempt(ctx: Ctx, entry: Entry): Promise<Attempt | null> {
  const run = await accessRun(ctx, entry)
  return isBegun(run) ? readAttemptOf(ctx, run) : null
}
