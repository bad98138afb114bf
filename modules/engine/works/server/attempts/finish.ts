import type { Judging } from '../policy.ts'
import type { Ctx } from '@school/kernel/server'
import type { Attempt } from '../../contract/attempt.ts'
import { settleAttempt } from './judge.ts'
import { presentAttempt } from './present.ts'
import {
  type AttemptRow,
  type BegunSitting,
  findOwnSitting,
  listAttemptTasks,
  listAttemptTaskStates,
} from './queries.ts'

type Reason = NonNullable<AttemptRow['finishReason']>

/** Closes an attempt for answers. @returns its new state, and whether this request closed it */
export async function endAttempt(
  { sql, now }: Judging,
  sitting: BegunSitting,
  reason: Reason,
): Promise<{ ended: BegunSitting; isFirst: boolean }> {
  const { deadlineAt } = sitting.attempt
  const finishedAt = deadlineAt && deadlineAt < now ? deadlineAt : now
  const { rowCount } = await sql.query({
    name: 'end_attempt',
    text: 'update attempts set finished_at = $2, finish_reason = $3, holder = null where id = $1 and finished_at is null',
    values: [sitting.attempt.id, finishedAt, reason],
  })
  const attempt = { ...sitting.attempt, finishedAt, finishReason: reason, holder: null }
  return { ended: { ...sitting, attempt }, isFirst: rowCount === 1 }
}

/** Ends an attempt with the saved answers, once; judges it when the rules show results at the finish. */
export async function closeAttempt(
  unit: Judging,
  sitting: BegunSitting,
  reason: Reason,
): Promise<BegunSitting> {
  const [{ ended, isFirst }, rows] = await Promise.all([
    endAttempt(unit, sitting, reason),
    listAttemptTaskStates(unit.sql, sitting.attempt, null),
  ])
  return isFirst ? settleAttempt(unit, ended, rows) : ended
}

/**
 * «Завершить»: by hand, or by the page whose clock has run out. Idempotent.
 * @param tell emits events, in one round trip with reading the result
 */
export async function finishAttempt(
  ctx: Ctx,
  sitting: BegunSitting,
  tell?: () => Promise<void>,
): Promise<Attempt> {
  const { id, userId, finishedAt, deadlineAt } = sitting.attempt
  if (!finishedAt) await closeAttempt(ctx, sitting, deadlineAt && ctx.now > deadlineAt ? 'timeout' : 'user')
  const [finished, tasks] = await Promise.all([
    findOwnSitting(ctx.sql, id, userId),
    listAttemptTasks(ctx.sql, sitting.workId, id),
    tell?.(),
  ])
  return presentAttempt(finished!, tasks, ctx.now)
}
