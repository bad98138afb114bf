import type { Judging } from '@school/work-rules/server'
import type { Ctx } from '@school/kernel/server'
import type { Attempt } from '../../contract/attempt.ts'
import { judgeOrSendForReview } from './judge.ts'
import { presentAttempt } from './present.ts'
import {
  type AttemptRow,
  type StartedWork,
  findOwnStartedWork,
  listAttemptTasks,
  listAttemptTaskStates,
} from './queries.ts'

type Reason = NonNullable<AttemptRow['finishReason']>

/** Closes an attempt for answers. @returns its new state, and whether this request closed it */
export async function endAttempt(
  { sql, now }: Judging,
  work: StartedWork,
  reason: Reason,
): Promise<{ ended: StartedWork; isFirst: boolean }> {
  const { deadlineAt } = work.attempt
  const finishedAt = deadlineAt && deadlineAt < now ? deadlineAt : now
  const { rowCount } = await sql.query({
    name: 'end_attempt',
    text: 'update attempts set finished_at = $2, finish_reason = $3, holder = null where id = $1 and finished_at is null',
    values: [work.attempt.id, finishedAt, reason],
  })
  const attempt = { ...work.attempt, finishedAt, finishReason: reason, holder: null }
  return { ended: { ...work, attempt }, isFirst: rowCount === 1 }
}

/** Ends an attempt with the saved answers, once; judges it when the rules show results at the finish. */
export async function closeAttempt(unit: Judging, work: StartedWork, reason: Reason): Promise<StartedWork> {
  const [{ ended, isFirst }, rows] = await Promise.all([
    endAttempt(unit, work, reason),
    listAttemptTaskStates(unit.sql, work.attempt, null),
  ])
  return isFirst ? judgeOrSendForReview(unit, ended, rows) : ended
}

/**
 * «Завершить»: by hand, or by the page whose clock has run out. Idempotent.
 * @param emit emits events, in one round trip with reading the result
 */
export async function finishAttempt(
  ctx: Ctx,
  work: StartedWork,
  emit?: () => Promise<void>,
): Promise<Attempt> {
  const { id, userId, finishedAt, deadlineAt } = work.attempt
  if (!finishedAt) await closeAttempt(ctx, work, deadlineAt && ctx.now > deadlineAt ? 'timeout' : 'user')
  const [finished, tasks] = await Promise.all([
    findOwnStartedWork(ctx.sql, id, userId),
    listAttemptTasks(ctx.sql, work.workId, id),
    emit?.(),
  ])
  return presentAttempt(finished!, tasks, ctx.now)
}
