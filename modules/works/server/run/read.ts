import { type Ctx, refusals } from '@school/kernel/server'
import type { Attempt, AttemptTask } from '../../contract/attempt.ts'
import { workErrors } from '../../contract/errors.ts'
import { accessRun, accessRunTask } from './access.ts'
import { presentAttempt, presentAttemptTask } from './present.ts'
import { type BegunRun, isBegun, listRunTasks } from './queries.ts'

const refuse = refusals(workErrors)

export async function readAttemptOf(ctx: Ctx, run: BegunRun): Promise<Attempt> {
  return presentAttempt(run, await listRunTasks(ctx.sql, run.workId, run.attempt.id), ctx.now)
}

/** The viewer's last run of a work; `null` when there was none. */
export async function readAttempt(ctx: Ctx, workId: number): Promise<Attempt | null> {
  const run = await accessRun(ctx, workId)
  return isBegun(run) ? readAttemptOf(ctx, run) : null
}

/** A task as it lies before its pupil in a run. @throws task_not_found */
export async function openRunTask(ctx: Ctx, run: BegunRun, taskId: number): Promise<AttemptTask> {
  return presentAttemptTask(run, await accessRunTask(ctx, run, taskId), ctx.now)
}

export const withHints = <R extends BegunRun>(run: R, hints: boolean): R => ({
  ...run,
  rules: { ...run.rules, hints: run.rules.hints && hints },
})

/** A task of the viewer's last run of a work, for a room that shows it inside of something else. @throws task_not_found */
export async function openLastRunTask(
  ctx: Ctx,
  workId: number,
  taskId: number,
  { hints }: { hints: boolean },
): Promise<{ attemptId: number; task: AttemptTask }> {
  const run = await accessRun(ctx, workId)
  if (!isBegun(run)) throw refuse('task_not_found')
  return { attemptId: run.attempt.id, task: await openRunTask(ctx, withHints(run, hints), taskId) }
}
