import { listedNameSql, namesApart } from '@school/names/server'
import type { Sql } from '@school/db'
import { dueAttempts } from '@school/works/server'
import { mostStuck } from '../../contract/endpoints.ts'

/**
 * Open failures of these jobs by attempt. Trap: subjects of other jobs are not numbers, and PostgreSQL evaluates conditions in any order,
 * so the cast is guarded by `case`.
 */
const failedSql = `select case when subject ~ '^[0-9]{1,9}$' then subject::int end as attempt_id, min(first_at) as since, sum(count)::int as tries,
    min(retry_at) as retry_at, max(code) as code
  from job_failures where job in (${dueAttempts.jobs.map((name) => `'${name}'`).join(', ')}) and resolved_at is null group by 1`

/** SQL: how many attempts of these works have job failures. @param workIds a query */
export const countStuckSql = (workIds: string) =>
  `(select count(*)::int from (${failedSql}) f join attempts a on a.id = f.attempt_id where a.work_id in (${workIds}))`

export interface StuckAttemptRow {
  id: number
  userId: number
  name: string
  workId: number
  workKind: string
  since: Date
  tries: number
  retryAt: Date
  code: string
}

/** @param workIds `null`: all works */
export async function listStuckAttempts(
  sql: Sql,
  workIds: readonly number[] | null,
): Promise<StuckAttemptRow[]> {
  const { rows } = await sql.query<StuckAttemptRow>({
    name: 'list_stuck_attempts',
    text: `select a.id, a.user_id as "userId", ${listedNameSql('u')} as name, a.work_id as "workId", w.kind as "workKind",
        f.since, f.tries, f.retry_at as "retryAt", f.code
      from (${failedSql}) f
      join attempts a on a.id = f.attempt_id
      join works w on w.id = a.work_id
      join users u on u.id = a.user_id
      where $1::int[] is null or a.work_id = any($1)
      order by f.since, a.id limit ${mostStuck}`,
    values: [workIds],
  })
  return namesApart(sql, rows, { id: 'userId', name: 'name' })
}

/** The jobs run every minute: what is still due after this time is stuck. */
const stuckAfterMs = 5 * 60_000

export interface StuckAttemptCounts {
  overdue: number
  unjudged: number
}

/** Attempts that are overdue for the jobs, whether the jobs fail or do not run at all. */
export async function countStuckAttempts(sql: Sql, now: Date): Promise<StuckAttemptCounts> {
  const due = (condition: string) =>
    `(select count(*)::int from attempts a join works w on w.id = a.work_id where ${condition})`
  const { rows } = await sql.query<StuckAttemptCounts>({
    name: 'count_stuck_attempts',
    text: `select ${due(dueAttempts.overdue.condition)} as overdue, ${due(`${dueAttempts.unjudged.condition} and a.finished_at <= $1`)} as unjudged`,
    values: [new Date(now.getTime() - stuckAfterMs)],
  })
  return rows[0]!
}
