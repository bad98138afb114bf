import { type Ctx, refusals } from '@school/kernel/server'
import type { Sql } from '@school/db'
import { workErrors } from '../../contract/errors.ts'
import type { Attempt } from '../../contract/attempt.ts'
import { type Allowance, deadlineOf, isOver, timeIfStarted, windowOf, windowStateOf } from '../rules/clock.ts'
import { isSavedUntilFinish, type WorkRules } from '../rules/work-rules.ts'
import { findAllowance } from './allowance-queries.ts'
import { accessRun } from './access.ts'
import { closeRun } from './finish.ts'
import { readAttemptOf } from './read.ts'
import {
  attemptColumns,
  type AttemptRow,
  type BegunRun,
  clockOf,
  findRun,
  isBegun,
  type Run,
  runOf,
} from './queries.ts'

const refuse = refusals(workErrors)

/** Who enters which work: classes and schools bring the time that they were given. */
export interface Entrance {
  workId: number
  classIds?: readonly number[]
  schoolIds?: readonly number[]
}

const isUnfinished = (run: Run): run is BegunRun => isBegun(run) && run.attempt.finishedAt === null

async function insertAttempt(
  sql: Sql,
  run: Run,
  userId: number,
  holder: string | null,
  allowance: Allowance,
  now: Date,
): Promise<BegunRun | undefined> {
  const { rows } = await sql.query<AttemptRow & { rules: WorkRules | null }>({
    name: 'insert_attempt',
    text: `with a as (
        insert into attempts (work_id, user_id, run, started_at, deadline_at, extra_seconds, shift_seconds, time_factor, holder)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing
        returning *
      )
      select ${attemptColumns}, w.rules from a join works w on w.id = a.work_id`,
    values: [
      run.workId,
      userId,
      (run.attempt?.run ?? 0) + 1,
      now,
      deadlineOf(now, run.rules, allowance),
      allowance.extraSeconds,
      allowance.shiftSeconds,
      allowance.timeFactor,
      holder,
    ],
  })
  return rows[0] && (runOf(rows[0]) as BegunRun)
}

/**
 * Begins a run; one that is under way is gone on with. The clock starts here.
 * @throws work_not_open, work_over, no_more_runs
 */
export async function startRun(ctx: Ctx, entrance: Entrance, holder: string): Promise<Attempt> {
  const { workId, classIds = [], schoolIds } = entrance
  const [run, allowance] = await Promise.all([
    accessRun(ctx, workId),
    findAllowance(ctx.sql, workId, ctx.viewer.id, classIds, schoolIds),
  ])
  if (isUnfinished(run)) {
    if (!isOver(clockOf(run), ctx.now)) return readAttemptOf(ctx, run)
    await closeRun(ctx, run, 'timeout')
  }
  const { runs } = run.rules
  if (runs !== null && (run.attempt?.run ?? 0) >= runs) throw refuse('no_more_runs')
  const window = windowStateOf(run.rules, allowance, ctx.now)
  if (window !== 'open') throw refuse(window === 'before' ? 'work_not_open' : 'work_over')
  const tab = isSavedUntilFinish(run.rules) ? holder : null
  const begun =
    (await insertAttempt(ctx.sql, run, ctx.viewer.id, tab, allowance, ctx.now)) ??
    // A parallel start was first: both go on with the same run.
    ((await findRun(ctx.sql, workId, ctx.viewer.id)) as BegunRun)
  return readAttemptOf(ctx, begun)
}

/** Begins a run for a room that hands out tasks by itself; the one that is under way is over. @throws what `startRun` throws */
export async function startAnew(ctx: Ctx, entrance: Entrance): Promise<Attempt> {
  const run = await accessRun(ctx, entrance.workId)
  if (isUnfinished(run)) await closeRun(ctx, run, 'user')
  return startRun(ctx, entrance, '')
}

/** Hands the run to another tab: the newest may save, the old one may only look. @throws attempt_finished */
export async function holdRun(ctx: Ctx, run: BegunRun, holder: string): Promise<Attempt> {
  const { rows } = await ctx.sql.query<Pick<AttemptRow, 'holder'>>({
    name: 'hold_run',
    text: 'update attempts set holder = $2 where id = $1 and finished_at is null returning holder',
    values: [run.attempt.id, isSavedUntilFinish(run.rules) ? holder : null],
  })
  if (!rows[0]) throw refuse('attempt_finished')
  return readAttemptOf(ctx, { ...run, attempt: { ...run.attempt, holder: rows[0].holder } })
}

/** What the start screen of a work tells this viewer about the clock. */
export async function readStart(ctx: Ctx, { workId, classIds = [], schoolIds }: Entrance) {
  const [run, allowance] = await Promise.all([
    accessRun(ctx, workId),
    findAllowance(ctx.sql, workId, ctx.viewer.id, classIds, schoolIds),
  ])
  const { runs } = run.rules
  const isOpen = windowStateOf(run.rules, allowance, ctx.now) === 'open'
  const isUnderWay = isUnfinished(run) && !isOver(clockOf(run), ctx.now)
  return {
    rules: run.rules,
    attempt: run.attempt,
    isUnderWay,
    canStart: !isUnderWay && isOpen && (runs === null || (run.attempt?.run ?? 0) < runs),
    window: { ...windowOf(run.rules, allowance), state: windowStateOf(run.rules, allowance, ctx.now) },
    time: timeIfStarted(ctx.now, run.rules, allowance),
  }
}
