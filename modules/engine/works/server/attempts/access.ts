import { type Ctx, refusals } from '@school/kernel/server'
import { workErrors } from '../../contract/errors.ts'
import { policyOf, type WorkPolicy } from '../policy.ts'
import { withReview } from '../reviews/queries.ts'
import { isInTime } from '../rules/clock.ts'
import {
  type BegunSitting,
  clockOf,
  findOwnSitting,
  findSitting,
  findRunningTask,
  keepRunning,
  listAttemptTaskStates,
  type OwnSitting,
  type Sitting,
  type RunningTask,
  type AttemptTaskState,
} from './queries.ts'

const refuse = refusals(workErrors)

/** A work with the viewer's last attempt, if there was one. */
export async function accessSitting(ctx: Ctx, workId: number): Promise<Sitting> {
  const sitting = await findSitting(ctx.sql, workId, ctx.viewer.id)
  if (!sitting) throw refuse('task_not_found')
  return sitting
}

/** An attempt with the policy of its work. */
export type Owned<Own extends OwnSitting = OwnSitting> = Own & { policy: WorkPolicy }

function owned<Own extends OwnSitting>(ctx: Ctx, sitting: Own | undefined): Owned<Own> {
  const policy = sitting && policyOf(ctx, sitting.kind)
  if (!policy) throw refuse('attempt_not_found')
  return { ...sitting, policy }
}

/** The viewer's attempt; foreign and replaced ones are not found. @throws attempt_not_found */
export const accessOwnSitting = async (ctx: Ctx, attemptId: number): Promise<Owned> =>
  owned(ctx, await findOwnSitting(ctx.sql, attemptId, ctx.viewer.id))

/**
 * Checks that an attempt accepts answers now, and locks it against finishing until the commit.
 * @param sentAt when the answer left the browser, as reported by it
 * @throws attempt_finished, time_is_up
 */
export async function mustBeRunning(
  ctx: Ctx,
  sitting: BegunSitting,
  sentAt: Date | null = null,
): Promise<void> {
  const { attempt } = sitting
  if (attempt.finishedAt) throw refuse(attempt.finishReason === 'timeout' ? 'time_is_up' : 'attempt_finished')
  if (!isInTime(clockOf(sitting), ctx.now, sentAt)) throw refuse('time_is_up')
  // Changes of an endless attempt lock it themselves.
  if (!sitting.isEndless && !(await keepRunning(ctx.sql, attempt.id))) throw refuse('attempt_finished')
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
  const sitting = known ? owned(ctx, known) : await accessOwnSitting(ctx, attemptId)
  await sitting.policy.solve?.(ctx, sitting.attempt, 'save', taskId)
  if (known && isInTime(clockOf(known), ctx.now, sentAt)) return known
  // The reason is queried only in case of a refusal.
  await mustBeRunning(ctx, sitting, sentAt)
  throw refuse('task_not_found')
}

/** @throws task_not_found */
export async function accessAttemptTask(
  ctx: Ctx,
  { attempt }: BegunSitting,
  taskId: number,
): Promise<AttemptTaskState> {
  const [taskState] = await listAttemptTaskStates(ctx.sql, attempt, taskId)
  if (!taskState) throw refuse('task_not_found')
  return withReview(ctx.sql, taskState)
}
