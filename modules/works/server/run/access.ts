import { type Ctx, refusals } from '@school/kernel/server'
import { workErrors } from '../../contract/errors.ts'
import { policyOf, type WorkPolicy } from '../policy.ts'
import { withReview } from '../reviews/queries.ts'
import { isInTime } from '../rules/clock.ts'
import {
  type BegunRun,
  clockOf,
  findOwnRun,
  findRun,
  findRunningTask,
  keepRunning,
  listRunTaskStates,
  type OwnRun,
  type Run,
  type RunningTask,
  type RunTaskState,
} from './queries.ts'

const refuse = refusals(workErrors)

/** A work with the viewer's last run, if there was one. */
export async function accessRun(ctx: Ctx, workId: number): Promise<Run> {
  const run = await findRun(ctx.sql, workId, ctx.viewer.id)
  if (!run) throw refuse('task_not_found')
  return run
}

/** An attempt with what the owner of its work says of it. */
export type Owned<Run extends OwnRun = OwnRun> = Run & { policy: WorkPolicy }

function owned<Run extends OwnRun>(ctx: Ctx, run: Run | undefined): Owned<Run> {
  const policy = run && policyOf(ctx, run.kind)
  if (!policy) throw refuse('attempt_not_found')
  return { ...run, policy }
}

/** The viewer's attempt; somebody else's and one that a later run has replaced look absent. @throws attempt_not_found */
export const accessOwnRun = async (ctx: Ctx, attemptId: number): Promise<Owned> =>
  owned(ctx, await findOwnRun(ctx.sql, attemptId, ctx.viewer.id))

/**
 * Sees that a run takes answers now, and keeps it from finishing until the commit.
 * @param sentAt when the answer left the browser, as it says
 * @throws attempt_finished, time_is_up
 */
export async function mustBeRunning(ctx: Ctx, run: BegunRun, sentAt: Date | null = null): Promise<void> {
  const { attempt } = run
  if (attempt.finishedAt) throw refuse(attempt.finishReason === 'timeout' ? 'time_is_up' : 'attempt_finished')
  if (!isInTime(clockOf(run), ctx.now, sentAt)) throw refuse('time_is_up')
  // A change of an endless one takes the attempt by itself.
  if (!run.isEndless && !(await keepRunning(ctx.sql, attempt.id))) throw refuse('attempt_finished')
}

/**
 * An attempt that takes answers now with the task that is answered, in one question.
 * @throws attempt_not_found, attempt_finished, time_is_up, task_not_found, and what the owner of the work refuses
 */
export async function accessOwnTask(
  ctx: Ctx,
  { attemptId, taskId }: { attemptId: number; taskId: number },
  sentAt: Date | null,
): Promise<RunningTask> {
  const known = await findRunningTask(ctx.sql, attemptId, ctx.viewer.id, taskId)
  const run = known ? owned(ctx, known) : await accessOwnRun(ctx, attemptId)
  await run.policy.solve?.(ctx, run.attempt, 'save', taskId)
  if (known && isInTime(clockOf(known), ctx.now, sentAt)) return known
  // Why not is asked only when it is not.
  await mustBeRunning(ctx, run, sentAt)
  throw refuse('task_not_found')
}

/** @throws task_not_found */
export async function accessRunTask(ctx: Ctx, { attempt }: BegunRun, taskId: number): Promise<RunTaskState> {
  const [taskState] = await listRunTaskStates(ctx.sql, attempt, taskId)
  if (!taskState) throw refuse('task_not_found')
  return withReview(ctx.sql, taskState)
}
