import type { Ctx } from '@school/kernel/server'
import type { Unit } from '@school/db'
import type { Attempt } from '../../contract/attempt.ts'
import { sendDraftsForReview } from '../reviews/send-drafts.ts'
import { areResultsOpen, isSavedUntilFinish } from '../rules/work-rules.ts'
import { judgeRun } from './judge.ts'
import { readAttemptOf } from './read.ts'
import { type AttemptRow, type BegunRun, findOwnRun, listRunStandings } from './queries.ts'

type Timed = Unit & { readonly now: Date }

/** Ends a run with what was saved, once; judges it when the rules show results at the finish. */
export async function closeRun(
  unit: Timed,
  run: BegunRun,
  reason: NonNullable<AttemptRow['finishReason']>,
): Promise<BegunRun> {
  const { deadlineAt } = run.attempt
  const finishedAt = deadlineAt && deadlineAt < unit.now ? deadlineAt : unit.now
  const [{ rowCount }, rows] = await Promise.all([
    unit.sql.query({
      name: 'close_run',
      text: 'update attempts set finished_at = $2, finish_reason = $3, holder = null where id = $1 and finished_at is null',
      values: [run.attempt.id, finishedAt, reason],
    }),
    listRunStandings(unit.sql, run.attempt, null),
  ])
  const closed = { ...run, attempt: { ...run.attempt, finishedAt, finishReason: reason, holder: null } }
  if (rowCount === 0) return closed
  const awaitsReview = isSavedUntilFinish(run.rules) && (await sendDraftsForReview(unit, closed, rows))
  if (awaitsReview) return { ...closed, attempt: { ...closed.attempt, awaitsReview } }
  if (!areResultsOpen(run.rules, unit.now)) return closed
  return { ...closed, attempt: { ...closed.attempt, ...(await judgeRun(unit, closed, rows)) } }
}

/** «Завершить»: by hand, or by the page whose clock has run out. Repeating it changes nothing. */
export async function finishRun(ctx: Ctx, run: BegunRun): Promise<Attempt> {
  const { finishedAt, deadlineAt } = run.attempt
  if (finishedAt) return readAttemptOf(ctx, run)
  await closeRun(ctx, run, deadlineAt && ctx.now > deadlineAt ? 'timeout' : 'user')
  return readAttemptOf(ctx, (await findOwnRun(ctx.sql, run.attempt.id, run.attempt.userId))!)
}
