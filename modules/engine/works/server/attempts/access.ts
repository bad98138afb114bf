import { type Ctx, refusals } from '@school/kernel/server'
import { workErrors } from '../../contract/errors.ts'
import { policyOf, type WorkPolicy } from '@school/work-rules/server'
import { withReview } from '../reviews/queries.ts'
import { isInTime } from '../rules/clock.ts'
import {
  type StartedWork,
  clockOf,
  findOwnStartedWork,
  findWorkWithAttempt,
  findRunningTask,
  keepRunning,
  listAttemptTaskStates,
  type OwnStartedWork,
  type WorkWithAttempt,
  type RunningTask,
  type AttemptTaskState,
} from './queries.ts'

const refuse = refusals(workErrors)

/** A work with the viewer's last attempt, if there was one. */
export async function accessWork(ctx: Ctx, workId: number): Promise<WorkWithAttempt> {
  const work = await findWorkWithAttempt(ctx.sql, workId, ctx.viewer.id)
  if (!work) throw refuse('task_not_found')
  return work
}

/** An attempt with the policy of its work. */
export type Owned<Own extends OwnStartedWork = OwnStartedWork> = Own & { policy: WorkPolicy }

function owned<Own extends OwnStartedWork>(ctx: Ctx, work: Own | undefined): Owned<Own> {
  const policy = work && policyOf(ctx, work.kind)
  if (!policy) throw refuse('attempt_not_found')
  return { ...work, policy }
}

/** The viewer's attempt; foreign and replaced ones are not found. @throws attempt_not_found */
export const accessStartedWork = async (ctx: Ctx, attemptId: number): Promise<Owned> =>
  owned(ctx, await findOwnStartedWork(ctx.sql, attemptId, ctx.viewer.id))

/**
 * Checks that an attempt accepts answers now, and locks it against finishing until the commit.
 * @param sentAt when the answer left the browser, as reported by it
 * @throws attempt_finished, time_is_up
 */
export async function mustBeRunning(ctx: Ctx, work: StartedWork, sentAt: Date | null = null): Promise<void> {
  const { attempt } = work
  if (attempt.finishedAt) throw refuse(attempt.finishReason === 'timeout' ? 'time_is_up' : 'attempt_finished')
  if (!isInTime(clockOf(work), ctx.now, sentAt)) throw refuse('time_is_up')
  // Changes of an endless attempt lock it themselves.
  if (!work.isEndless && !(await keepRunning(ctx.sql, attempt.id))) throw refuse('attempt_finished')
}

/**
 * An attempt that accepts answers now with the answered task, in one query.
 * @throws attempt_not_found, attempt_finished, time_is_up, task_not_found, and refusals of the policy
 */
export async function accessOwnTask(
  ctx: Ctx,
  { attemptId, taskId }: { attemptId: number; taskId: number },
  sentAt: Date | null,
): Promise<RunningTask> {
  const known = await findRunningTask(ctx.sql, attemptId, ctx.viewer.id, taskId)
  const work = known ? owned(ctx, known) : await accessStartedWork(ctx, attemptId)
  await work.policy.solve?.(ctx, work.attempt, 'save', taskId)
  if (known && isInTime(clockOf(known), ctx.now, sentAt)) return known
  // The reason is queried only in case of a refusal.
  await mustBeRunning(ctx, work, sentAt)
  throw refuse('task_not_found')
}

/** @throws task_not_found */
export async function accessAttemptTask(
  ctx: Ctx,
  { attempt }: StartedWork,
  taskId: number,
): Promise<AttemptTaskState> {
  const [taskState] = await listAttemptTaskStates(ctx.sql, attempt, taskId)
  if (!taskState) throw refuse('task_not_found')
  return withReview(ctx.sql, taskState)
}
