import type { Sql, Unit } from '@school/db'
import { takeResultBack } from '../results/counting.ts'
import { deadlineOf } from '../rules/clock.ts'
import type { WorkRules } from '../rules/work-rules.ts'
import { findAllowance } from './allowance-queries.ts'
import { closeApart } from './apart.ts'
import { type AttemptRow, attemptColumns, type BegunRun, findRun, runOf } from './queries.ts'

type Timed = Unit & { readonly now: Date }

/**
 * Lets the last run of a person be gone on with when it is finished. What was answered stays, and so do the points of
 * the best tries: they are counted anew at the next finish. The deadline is made anew, of all the time given so far.
 * @param extraTries given on top of those of the rules
 * @returns false when there is no finished run
 */
export async function reopenRun(
  unit: Timed,
  {
    workId,
    userId,
    classIds,
    schoolIds,
  }: { workId: number; userId: number; classIds: readonly number[]; schoolIds?: readonly number[] },
  extraTries = 0,
): Promise<boolean> {
  const run = await findRun(unit.sql, workId, userId)
  if (!run?.attempt?.finishedAt) return false
  const { id, startedAt, judgedAt } = run.attempt
  const allowance = await findAllowance(unit.sql, workId, userId, classIds, schoolIds)
  const { rowCount } = await unit.sql.query({
    name: 'reopen_run',
    text: `update attempts set finished_at = null, finish_reason = null, judged_at = null, extra_tries = extra_tries + $2,
        extra_seconds = $3, shift_seconds = $4, deadline_at = $5
      where id = $1 and finished_at is not null`,
    values: [
      id,
      extraTries,
      allowance.extraSeconds,
      allowance.shiftSeconds,
      deadlineOf(startedAt, run.rules, allowance),
    ],
  })
  if (rowCount === 1)
    await openFailed(unit, id, run.rules.tries === null ? null : run.rules.tries + extraTries)
  if (rowCount === 1 && judgedAt && run.attempt.run === 1) await takeResultBack(unit.sql, id)
  return rowCount === 1
}

/** Whether the time of somebody's last run is over, for all that was given to them. */
export async function isRunLate(sql: Sql, workId: number, userId: number, now: Date): Promise<boolean> {
  const { rows } = await sql.query<{ isLate: boolean | null }>({
    name: 'is_run_late',
    text: `select deadline_at <= $3 as "isLate" from attempts where work_id = $1 and user_id = $2 order by run desc limit 1`,
    values: [workId, userId, now],
  })
  return rows[0]?.isLate ?? false
}

/** A task that has tries again is under way, not failed. @param tries `null` is without limit */
async function openFailed({ sql }: Unit, attemptId: number, tries: number | null): Promise<void> {
  await sql.query({
    name: 'open_failed_tasks',
    text: `update task_states set status = 'started'
      where attempt_id = $1 and status = 'failed' and not gave_up and ($2::int is null or tries - returns < $2)`,
    values: [attemptId, tries],
  })
}

/** Ends every run of a work that is under way, with what was answered. */
export async function closeRuns(unit: Timed, workId: number): Promise<void> {
  const { rows } = await unit.sql.query<AttemptRow & { rules: WorkRules | null }>({
    text: `select ${attemptColumns}, w.rules from attempts a join works w on w.id = a.work_id
      where a.work_id = $1 and a.finished_at is null order by a.id for update of a`,
    values: [workId],
  })
  for (const row of rows) await closeApart(unit, runOf(row) as BegunRun, 'admin')
}
