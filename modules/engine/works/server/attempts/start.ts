import { type Ctx, refusals } from '@school/kernel/server'
import type { Sql } from '@school/db'
import { workErrors } from '../../contract/errors.ts'
import type { Attempt } from '../../contract/attempt.ts'
import { type Allowance, deadlineOf, isOver, timeIfStarted, windowOf, windowStateOf } from '../rules/clock.ts'
import { isSavedUntilFinish, type WorkRules } from '../rules/work-rules.ts'
import { findAllowance } from './allowance-queries.ts'
import { accessSitting } from './access.ts'
import { moveDeadlines } from './allowances.ts'
import { awaitWork } from './hold.ts'
import { closeAttempt } from './finish.ts'
import { readAttemptOf } from './read.ts'
import {
  attemptColumns,
  type AttemptRow,
  type BegunSitting,
  clockOf,
  findSitting,
  isBegun,
  type Sitting,
  sittingOf,
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

const isUnfinished = (sitting: Sitting): sitting is BegunSitting =>
  isBegun(sitting) && sitting.attempt.finishedAt === null

async function insertAttempt(
  sql: Sql,
  sitting: Sitting,
  { userId, leastNumber }: { userId: number; leastNumber: number },
  holder: string | null,
  allowance: Allowance,
  now: Date,
): Promise<BegunSitting | undefined> {
  const { rows } = await sql.query<AttemptRow & { rules: WorkRules | null }>({
    name: 'insert_attempt',
    text: `with a as (
        insert into attempts (work_id, user_id, number, started_at, deadline_at, extra_seconds, shift_seconds, time_factor, holder)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing
        returning *
      )
      select ${attemptColumns}, w.rules from a join works w on w.id = a.work_id`,
    values: [
      sitting.workId,
      userId,
      Math.max(leastNumber, (sitting.attempt?.number ?? 0) + 1),
      now,
      deadlineOf(now, sitting.rules, allowance),
      allowance.extraSeconds,
      allowance.shiftSeconds,
      allowance.timeFactor,
      holder,
    ],
  })
  return rows[0] && (sittingOf(rows[0]) as BegunSitting)
}

/**
 * Starts an attempt, or continues the one in progress. The clock starts here.
 * @throws work_not_open, work_over, no_more_attempts
 */
export async function startAttempt(ctx: Ctx, entrance: Entrance, holder: string): Promise<Attempt> {
  const { workId, classIds = [], schoolIds, number: leastNumber = 1 } = entrance
  const [sitting, allowance] = await Promise.all([
    accessSitting(ctx, workId),
    findAllowance(ctx.sql, workId, ctx.viewer.id, classIds, schoolIds),
  ])
  if (isUnfinished(sitting)) {
    if (!isOver(clockOf(sitting), ctx.now)) return readAttemptOf(ctx, sitting)
    await awaitWork(ctx.sql, workId)
    await closeAttempt(ctx, sitting, 'timeout')
  }
  const { attempts } = sitting.rules
  if (attempts !== null && (sitting.attempt?.number ?? 0) >= attempts) throw refuse('no_more_attempts')
  const window = windowStateOf(sitting.rules, allowance, ctx.now)
  if (window !== 'open') throw refuse(window === 'before' ? 'work_not_open' : 'work_over')
  const tab = isSavedUntilFinish(sitting.rules) ? holder : null
  const [added, now] = await Promise.all([
    insertAttempt(ctx.sql, sitting, { userId: ctx.viewer.id, leastNumber }, tab, allowance, ctx.now),
    // The insert has waited for concurrent changes of allowances in this work, and blocks later ones: this value is final.
    findAllowance(ctx.sql, workId, ctx.viewer.id, classIds, schoolIds),
  ])
  if (added) return readAttemptOf(ctx, await keepTime(ctx, added, now))
  // A concurrent start was first: both continue the same attempt.
  return readAttemptOf(ctx, (await findSitting(ctx.sql, workId, ctx.viewer.id)) as BegunSitting)
}

/** Corrects an attempt started with an allowance that was changed concurrently. @throws work_over */
async function keepTime({ sql, now }: Ctx, begun: BegunSitting, allowance: Allowance): Promise<BegunSitting> {
  const { attempt, rules } = begun
  const { extraSeconds, shiftSeconds } = allowance
  if (attempt.extraSeconds === extraSeconds && attempt.shiftSeconds === shiftSeconds) return begun
  if (windowStateOf(rules, allowance, now) !== 'open') throw refuse('work_over')
  const moved = { ...attempt, extraSeconds, shiftSeconds, deadlineAt: deadlineOf(now, rules, allowance) }
  await moveDeadlines(sql, [moved])
  return { ...begun, attempt: moved }
}

/** Starts an attempt for a module that selects tasks itself; the one in progress is ended. @throws as `startAttempt` */
export async function startAnew(ctx: Ctx, entrance: Entrance): Promise<Attempt> {
  const sitting = await accessSitting(ctx, entrance.workId)
  if (isUnfinished(sitting)) {
    await awaitWork(ctx.sql, entrance.workId)
    await closeAttempt(ctx, sitting, 'user')
  }
  return startAttempt(ctx, entrance, '')
}

/** Hands the attempt to another tab: the newest may save, the old one becomes read-only. @throws attempt_finished */
export async function holdAttempt(ctx: Ctx, sitting: BegunSitting, holder: string): Promise<Attempt> {
  const { rows } = await ctx.sql.query<Pick<AttemptRow, 'holder'>>({
    name: 'hold_attempt',
    text: 'update attempts set holder = $2 where id = $1 and finished_at is null returning holder',
    values: [sitting.attempt.id, isSavedUntilFinish(sitting.rules) ? holder : null],
  })
  if (!rows[0]) throw refuse('attempt_finished')
  return readAttemptOf(ctx, { ...sitting, attempt: { ...sitting.attempt, holder: rows[0].holder } })
}

/** The start screen's data about the clock for this viewer. */
export async function readStart(ctx: Ctx, { workId, classIds = [], schoolIds }: Entrance) {
  const [sitting, allowance] = await Promise.all([
    accessSitting(ctx, workId),
    findAllowance(ctx.sql, workId, ctx.viewer.id, classIds, schoolIds),
  ])
  const { attempts } = sitting.rules
  const isOpen = windowStateOf(sitting.rules, allowance, ctx.now) === 'open'
  const isUnderWay = isUnfinished(sitting) && !isOver(clockOf(sitting), ctx.now)
  return {
    rules: sitting.rules,
    attempt: sitting.attempt,
    isUnderWay,
    canStart: !isUnderWay && isOpen && (attempts === null || (sitting.attempt?.number ?? 0) < attempts),
    window: {
      ...windowOf(sitting.rules, allowance),
      state: windowStateOf(sitting.rules, allowance, ctx.now),
    },
    time: timeIfStarted(ctx.now, sitting.rules, allowance),
  }
}
