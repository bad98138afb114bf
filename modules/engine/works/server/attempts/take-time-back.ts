import type { Unit } from '@school/db'
import { deadlineOf } from '../rules/clock.ts'
import { hasGiven, isTimeUsed, without } from '../rules/given-time.ts'
import { practiceRules, type WorkRules } from '@school/work-rules/server'
import { moveDeadlines } from './allowances.ts'
import { holdWorksOf } from './hold.ts'
import { type AttemptRow, attemptColumns } from './queries.ts'

interface Grant {
  id: number
  workId: number
  extraSeconds: number
  shiftSeconds: number
}

export interface TimeTakenBack {
  /** One grant in several works. */
  grantIds: readonly number[]
  /** The present recipients; `null` for all. */
  userIds: readonly number[] | null
  takenBy: number
}

/**
 * Revokes added time unless a pupil has used it: attempts in progress lose it at once, and so do concurrent starts, since the
 * works are locked. Idempotent.
 * @returns false when a pupil has used it, and nothing is changed
 */
export async function takeTimeBack(
  unit: Unit,
  { grantIds, userIds, takenBy }: TimeTakenBack,
  now: Date,
): Promise<boolean> {
  await holdWorksOf(unit.sql, grantIds)
  const { rows: grants } = await unit.sql.query<Grant>({
    name: 'take_time_back',
    text: `with locked as (select * from work_allowances where id = any($1::int[]) order by id for update),
      taken as (
        insert into work_allowances (work_id, target, target_id, extra_seconds, shift_seconds, reason, created_at, granted_by, takes_back_id)
        select work_id, target, target_id, -extra_seconds, -shift_seconds, reason, $2, $3, id from locked order by id
        on conflict (takes_back_id) do nothing returning takes_back_id
      )
      select l.id, l.work_id as "workId", l.extra_seconds as "extraSeconds", l.shift_seconds as "shiftSeconds"
      from locked l join taken t on t.takes_back_id = l.id order by l.id`,
    values: [grantIds, now, takenBy],
  })
  for (const grant of grants) if (!(await takeFromAttempts(unit, grant, userIds, now))) return false
  return true
}

async function takeFromAttempts(
  { sql }: Unit,
  grant: Grant,
  userIds: readonly number[] | null,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql.query<AttemptRow & { rules: WorkRules | null }>({
    text: `select ${attemptColumns}, w.rules from attempts a join works w on w.id = a.work_id
      where a.work_id = $1 and ($2::int[] is null or a.user_id = any($2)) order by a.id for update of a`,
    values: [grant.workId, userIds],
  })
  const attempts = rows.map(({ rules, ...attempt }) => ({ ...attempt, rules: rules ?? practiceRules }))
  if (attempts.some((attempt) => isTimeUsed(attempt, attempt.rules, grant, now))) return false
  const moved = attempts
    .filter((attempt) => attempt.finishedAt === null && hasGiven(attempt, grant))
    .map((attempt) => without(attempt, grant))
  await moveDeadlines(
    sql,
    moved.map((attempt) => ({
      ...attempt,
      deadlineAt: deadlineOf(attempt.startedAt, attempt.rules, attempt),
    })),
  )
  return true
}
