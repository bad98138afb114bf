import { type Ctx, refusals } from '@school/kernel/server'
import { workErrors } from '../../contract/errors.ts'
import { withReview } from '../reviews/queries.ts'
import type { Entry } from '../practice.ts'
import { isInTime } from '../rules/clock.ts'
import {
  type BegunRun,
  clockOf,
  findRun,
  findRunningTask,
  keepRunning,
  listRunStandings,
  type Run,
  type RunningTask,
  type RunStanding,
} from './queries.ts'

const refuse = refusals(workErrors)

/** A work with the viewer's last run, if there was one. */
export async function accessRun(ctx: Ctx, entry: Entry): Promise<Run> {
  const { workId } = await entry
  const run = await findRun(ctx.sql, workId, ctx.viewer.id)
  if (!run) throw refuse('task_not_found')
  return run
}

/** @throws attempt_not_started */
export async function accessBegunRun(ctx: Ctx, entry: Entry): Promise<BegunRun> {
  const { attempt, ...run } = await accessRun(ctx, entry)
  if (!attempt) throw refuse('attempt_not_started')
  return { ...run, attempt }
}

/**
 * A run that takes answers now, kept from finishing until the commit.
 * @param sentAt when the answer left the browser, as it says
 * @throws attempt_not_started, attempt_finished, time_is_up
 */
export async function accessRunning(ctx: Ctx, entry: Entry, sentAt: Date | null = null): Promise<BegunRun> {
  const run = await accessBegunRun(ctx, entry)
  const { attempt } = run
  if (attempt.finishedAt) throw refuse(attempt.finishReason === 'timeout' ? 'time_is_up' : 'attempt_finished')
  if (!isInTime(clockOf(run), ctx.now, sentAt)) throw refuse('time_is_up')
  if (!(await keepRunning(ctx.sql, attempt.id))) throw refuse('attempt_finished')
  return run
}

/**
 * A run that takes answers now with the task that is answered, in one question.
 * @throws attempt_not_started, attempt_finished, time_is_up, task_not_found
 */
export async function accessRunningTask(
  ctx: Ctx,
  entry: Entry,
  taskId: number,
  sentAt: Date | null,
): Promise<RunningTask> {
  const run = await findRunningTask(ctx.sql, (await entry).workId, ctx.viewer.id, taskId)
  if (run && isInTime(clockOf(run), ctx.now, sentAt)) return run
  // Why not is asked only when it is not.
  await accessRunning(ctx, entry, sentAt)
  throw refuse('task_not_found')
}

/** @throws task_not_found */
export async function accessRunTask(ctx: Ctx, { attempt }: BegunRun, taskId: number): Promise<RunStanding> {
  const [standing] = await listRunStandings(ctx.sql, attempt, taskId)
  if (!standing) throw refuse('task_not_found')
  return withReview(ctx.sql, standing)
}
