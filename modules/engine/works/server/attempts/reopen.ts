import { type Judging, isSavedUntilFinish, type WorkRules } from '@school/work-rules/server'
import type { Sql, Unit } from '@school/db'
import { takeResultBack } from '../rating/counting.ts'
import { isWithPeopleSql } from '../reviews/queries.ts'
import { deadlineOf } from '../rules/clock.ts'
import { findAllowance } from './allowance-queries.ts'
import { closeOneOfMany } from './one-of-many.ts'
import {
  type AttemptRow,
  attemptColumns,
  type StartedWork,
  findWorkWithAttempt,
  type WorkWithAttempt,
  workWithAttempt,
} from './queries.ts'

/** Locks the last attempt of a user until the commit and reads its current state. */
async function takeLastAttempt(
  { sql }: Unit,
  workId: number,
  userId: number,
): Promise<WorkWithAttempt | undefined> {
  await sql.query({
    name: 'lock_last_attempt',
    text: `select from attempts where id = (
        select id from attempts where work_id = $1 and user_id = $2 order by number desc limit 1
      ) for no key update`,
    values: [workId, userId],
  })
  return findWorkWithAttempt(sql, workId, userId)
}

/** An exam is judged once, so that it can be continued only before; other attempts only after they are judged. */
const mayGoOn = ({ rules, attempt }: WorkWithAttempt): boolean =>
  isSavedUntilFinish(rules) ? attempt?.judgedAt === null : attempt?.judgedAt !== null

/**
 * Reopens the last attempt of a user when it is finished. Answers stay, and so do the points of
 * the best tries: they are recomputed at the next finish. The deadline is recomputed with all time given so far.
 * An exam with answers in review can't be reopened: a new answer would get the points of the reviewed one.
 * @param extraTries in addition to those of the rules
 * @returns false when there is no finished attempt, or none that may be continued
 */
export async function reopenAttempt(
  unit: Judging,
  {
    workId,
    userId,
    classIds,
    schoolIds,
  }: { workId: number; userId: number; classIds: readonly number[]; schoolIds?: readonly number[] },
  extraTries = 0,
): Promise<boolean> {
  const work = await takeLastAttempt(unit, workId, userId)
  if (!work?.attempt?.finishedAt || !mayGoOn(work)) return false
  const { id, startedAt, judgedAt } = work.attempt
  const allowance = await findAllowance(unit.sql, workId, userId, classIds, schoolIds)
  const { rowCount } = await unit.sql.query({
    name: 'reopen_attempt',
    text: `update attempts set finished_at = null, finish_reason = null, judged_at = null, extra_tries = extra_tries + $2,
        extra_seconds = $3, shift_seconds = $4, deadline_at = $5
      where id = $1 and not ($6 and ${isWithPeopleSql('attempts')})`,
    values: [
      id,
      extraTries,
      allowance.extraSeconds,
      allowance.shiftSeconds,
      deadlineOf(startedAt, work.rules, allowance),
      isSavedUntilFinish(work.rules),
    ],
  })
  if (rowCount === 1)
    await openFailed(unit, id, work.rules.tries === null ? null : work.rules.tries + extraTries)
  if (rowCount === 1 && judgedAt && work.attempt.number === 1)
    await takeResultBack(unit.sql, work.attempt.workId, id)
  return rowCount === 1
}

/** Whether the time of a user's last attempt is over, allowances included. */
export async function isAttemptLate(sql: Sql, workId: number, userId: number, now: Date): Promise<boolean> {
  const { rows } = await sql.query<{ isLate: boolean | null }>({
    name: 'is_attempt_late',
    text: `select deadline_at <= $3 as "isLate" from attempts where work_id = $1 and user_id = $2 order by number desc limit 1`,
    values: [workId, userId, now],
  })
  return rows[0]?.isLate ?? false
}

/** A failed task that has tries again becomes started. @param tries `null` is without limit */
async function openFailed({ sql }: Unit, attemptId: number, tries: number | null): Promise<void> {
  await sql.query({
    name: 'open_failed_tasks',
    text: `update task_states set status = 'started'
      where attempt_id = $1 and status = 'failed' and not gave_up and ($2::int is null or tries - returns < $2)`,
    values: [attemptId, tries],
  })
}

/** Ends all attempts of a work in progress, with the given answers. */
export async function closeAttempts(unit: Judging, workId: number): Promise<void> {
  const { rows } = await unit.sql.query<AttemptRow & { rules: WorkRules | null }>({
    text: `select ${attemptColumns}, w.rules from attempts a join works w on w.id = a.work_id
      where a.work_id = $1 and a.finished_at is null order by a.id for update of a`,
    values: [workId],
  })
  for (const row of rows) await closeOneOfMany(unit, workWithAttempt(row) as StartedWork, 'admin')
}
