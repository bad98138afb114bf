import { type Ctx, refusals } from '@school/kernel/server'
import type { Sql } from '@school/db'
import { workErrors } from '../../contract/errors.ts'
import type { Attempt } from '../../contract/attempt.ts'
import { type Allowance, deadlineOf, isOver, timeIfStarted, windowOf, windowStateOf } from '../rules/clock.ts'
import { isSavedUntilFinish, type WorkRules } from '@school/work-rules/server'
import { findAllowance } from './allowance-queries.ts'
import { accessWork } from './access.ts'
import { moveDeadlines } from './allowances.ts'
import { awaitWork } from './hold.ts'
import { closeAttempt } from './finish.ts'
import { readAttemptOf } from './read.ts'
import {
  attemptColumns,
  type AttemptRow,
  type StartedWork,
  clockOf,
  findWorkWithAttempt,
  isStarted,
  type WorkWithAttempt,
  workWithAttempt,
} from './queries.ts'

const refuse = refusals(workErrors)

/** A work to enter: allowances of these classes and schools apply. */
export interface Entrance {
  workId: number
  classIds?: readonly number[]
  schoolIds?: readonly number[]
  /** The minimum number of a new attempt: for a module that chooses the variant of a task by it. */
  number?: number
}

const isUnfinished = (work: WorkWithAttempt): work is StartedWork =>
  isStarted(work) && work.attempt.finishedAt === null

async function insertAttempt(
  sql: Sql,
  work: WorkWithAttempt,
  { userId, leastNumber }: { userId: number; leastNumber: number },
  holder: string | null,
  allowance: Allowance,
  now: Date,
): Promise<StartedWork | undefined> {
  const { rows } = await sql.query<AttemptRow & { rules: WorkRules | null }>({
    name: 'insert_attempt',
    text: `with a as (
        insert into attempts (work_id, user_id, number, started_at, deadline_at, extra_seconds, shift_seconds, time_factor, holder)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing
        returning *
      )
      select ${attemptColumns}, w.rules from a join works w on w.id = a.work_id`,
    values: [
      work.workId,
      userId,
      Math.max(leastNumber, (work.attempt?.number ?? 0) + 1),
      now,
      deadlineOf(now, work.rules, allowance),
      allowance.extraSeconds,
      allowance.shiftSeconds,
      allowance.timeFactor,
      holder,
    ],
  })
  return rows[0] && (workWithAttempt(rows[0]) as StartedWork)
}

/**
 * Starts an attempt, or continues the one in progress. The clock starts here.
 * @throws work_not_open, work_over, no_more_attempts
 */
export async function startAttempt(ctx: Ctx, entrance: Entrance, holder: string): Promise<Attempt> {
  const { workId, classIds = [], schoolIds, number: leastNumber = 1 } = entrance
  const [work, allowance] = await Promise.all([
    accessWork(ctx, workId),
    findAllowance(ctx.sql, workId, ctx.viewer.id, classIds, schoolIds),
  ])
  if (isUnfinished(work)) {
    if (!isOver(clockOf(work), ctx.now)) return readAttemptOf(ctx, work)
    await awaitWork(ctx.sql, workId)
    await closeAttempt(ctx, work, 'timeout')
  }
  const { attempts } = work.rules
  if (attempts !== null && (work.attempt?.number ?? 0) >= attempts) throw refuse('no_more_attempts')
  const window = windowStateOf(work.rules, allowance, ctx.now)
  if (window !== 'open') throw refuse(window === 'before' ? 'work_not_open' : 'work_over')
  const tab = isSavedUntilFinish(work.rules) ? holder : null
  const [added, now] = await Promise.all([
    insertAttempt(ctx.sql, work, { userId: ctx.viewer.id, leastNumber }, tab, allowance, ctx.now),
    // The insert has waited for concurrent changes of allowances in this work, and blocks later ones: this value is final.
    findAllowance(ctx.sql, workId, ctx.viewer.id, classIds, schoolIds),
  ])
  if (added) return readAttemptOf(ctx, await keepTime(ctx, added, now))
  // A concurrent start was first: both continue the same attempt.
  return readAttemptOf(ctx, (await findWorkWithAttempt(ctx.sql, workId, ctx.viewer.id)) as StartedWork)
}

/** Corrects an attempt started with an allowance that was changed concurrently. @throws work_over */
async function keepTime({ sql, now }: Ctx, begun: StartedWork, allowance: Allowance): Promise<StartedWork> {
  const { attempt, rules } = begun
  const { extraSeconds, shiftSeconds } = allowance
  if (attempt.extraSeconds === extraSeconds && attempt.shiftSeconds === shiftSeconds) return begun
  if (windowStateOf(rules, allowance, now) !== 'open') throw refuse('work_over')
  const moved = { ...attempt, extraSeconds, shiftSeconds, deadlineAt: deadlineOf(now, rules, allowance) }
  await moveDeadlines(sql, [moved])
  return { ...begun, attempt: moved }
}

/** Starts an attempt for a module that selects tasks itself; the one in progress is ended. @throws as `startAttempt` */
export async function restartAttempt(ctx: Ctx, entrance: Entrance): Promise<Attempt> {
  const work = await accessWork(ctx, entrance.workId)
  if (isUnfinished(work)) {
    await awaitWork(ctx.sql, entrance.workId)
    await closeAttempt(ctx, work, 'user')
  }
  return startAttempt(ctx, entrance, '')
}

/** Hands the attempt to another tab: the newest may save, the old one becomes read-only. @throws attempt_finished */
export async function holdAttempt(ctx: Ctx, work: StartedWork, holder: string): Promise<Attempt> {
  const { rows } = await ctx.sql.query<Pick<AttemptRow, 'holder'>>({
    name: 'hold_attempt',
    text: 'update attempts set holder = $2 where id = $1 and finished_at is null returning holder',
    values: [work.attempt.id, isSavedUntilFinish(work.rules) ? holder : null],
  })
  if (!rows[0]) throw refuse('attempt_finished')
  return readAttemptOf(ctx, { ...work, attempt: { ...work.attempt, holder: rows[0].holder } })
}

/** The start screen's data about the clock for this viewer. */
export async function readStart(ctx: Ctx, { workId, classIds = [], schoolIds }: Entrance) {
  const [work, allowance] = await Promise.all([
    accessWork(ctx, workId),
    findAllowance(ctx.sql, workId, ctx.viewer.id, classIds, schoolIds),
  ])
  const { attempts } = work.rules
  const isOpen = windowStateOf(work.rules, allowance, ctx.now) === 'open'
  const isUnderWay = isUnfinished(work) && !isOver(clockOf(work), ctx.now)
  return {
    rules: work.rules,
    attempt: work.attempt,
    isUnderWay,
    canStart: !isUnderWay && isOpen && (attempts === null || (work.attempt?.number ?? 0) < attempts),
    window: {
      ...windowOf(work.rules, allowance),
      state: windowStateOf(work.rules, allowance, ctx.now),
    },
    time: timeIfStarted(ctx.now, work.rules, allowance),
  }
}
