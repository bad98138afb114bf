import type { Ctx } from '@school/kernel/server'
import type { Unit } from '@school/db'
import type { Attempt } from '../../contract/attempt.ts'
import { settleRun } from './judge.ts'
import { presentAttempt } from './present.ts'
import { type AttemptRow, type BegunRun, findOwnRun, listRunTasks, listRunTaskStates } from './queries.ts'

type Timed = Unit & { readonly now: Date }
type Reason = NonNullable<AttemptRow['finishReason']>

/** Takes no more answers. @returns the run as it is then, and whether nobody was faster */
export async function endRun(
  { sql, now }: Timed,
  run: BegunRun,
  reason: Reason,
): Promise<{ ended: BegunRun; isFirst: boolean }> {
  const { deadlineAt } = run.attempt
  const finishedAt = deadlineAt && deadlineAt < now ? deadlineAt : now
  const { rowCount } = await sql.query({
    name: 'end_run',
    text: 'update attempts set finished_at = $2, finish_reason = $3, holder = null where id = $1 and finished_at is null',
    values: [run.attempt.id, finishedAt, reason],
  })
  const attempt = { ...run.attempt, finishedAt, finishReason: reason, holder: null }
  return { ended: { ...run, attempt }, isFirst: rowCount === 1 }
}

/** Ends a run with what was saved, once; judges it when the rules show results at the finish. */
export async function closeRun(unit: Timed, run: BegunRun, reason: Reason): Promise<BegunRun> {
  const [{ ended, isFirst }, rows] = await Promise.all([
    endRun(unit, run, reason),
    listRunTaskStates(unit.sql, run.attempt, null),
  ])
  return isFirst ? settleRun(unit, ended, rows) : ended
}

/**
 * «Завершить»: by hand, or by the page whose clock has run out. Repeating it changes nothing.
 * @param tell what others are told of it, in one trip with the reading of what has come of it
 */
export async function finishRun(ctx: Ctx, run: BegunRun, tell?: () => Promise<void>): Promise<Attempt> {
  const { id, userId, finishedAt, deadlineAt } = run.attempt
  if (!finishedAt) await closeRun(ctx, run, deadlineAt && ctx.now > deadlineAt ? 'timeout' : 'user')
  const [finished, tasks] = await Promise.all([
    findOwnRun(ctx.sql, id, userId),
    listRunTasks(ctx.sql, run.workId, id),
    tell?.(),
  ])
  return presentAttempt(finished!, tasks, ctx.now)
}
