import type { Sql } from '@school/db'
import type { Fault } from '../fault.ts'

export interface JobFailure {
  subject: string
  retryAt: Date
}

/** What a job has not been able to do so far, the longest waiting first. */
export async function listFailures(sql: Sql, job: string): Promise<JobFailure[]> {
  const { rows } = await sql.query<JobFailure>({
    name: 'list_job_failures',
    text: `select subject, retry_at as "retryAt" from job_failures
      where job = $1 and subject <> '' and resolved_at is null order by retry_at, subject`,
    values: [job],
  })
  return rows
}

/** Pauses double from a minute to an hour. */
export async function noteFailure(
  sql: Sql,
  job: string,
  subject: string,
  fault: Pick<Fault, 'code'>,
  now: Date,
): Promise<void> {
  await sql.query({
    name: 'note_job_failure',
    text: `insert into job_failures (job, subject, code, first_at, last_at, retry_at)
      values ($1, $2, $3, $4::timestamptz, $4::timestamptz, $4::timestamptz + interval '1 minute')
      on conflict (job, subject) do update set code = excluded.code, last_at = excluded.last_at, resolved_at = null,
        first_at = case when job_failures.resolved_at is null then job_failures.first_at else excluded.first_at end,
        count = case when job_failures.resolved_at is null then job_failures.count + 1 else 1 end,
        retry_at = excluded.last_at + interval '1 minute'
          * case when job_failures.resolved_at is null then least(60, power(2, least(job_failures.count, 6))) else 1 end`,
    values: [job, subject, fault.code, now],
  })
}

/** They have succeeded, or nothing is left to be done for them. */
export async function resolveFailures(
  sql: Sql,
  job: string,
  subjects: readonly string[],
  now: Date,
): Promise<void> {
  if (subjects.length === 0) return
  await sql.query({
    name: 'resolve_job_failures',
    text: `update job_failures set resolved_at = $3 where job = $1 and subject = any($2::text[]) and resolved_at is null`,
    values: [job, subjects, now],
  })
}

/** Tries these again with the next run of their job, whatever pause they have come to. @returns how many there are */
export async function retryFailures(
  sql: Sql,
  jobs: readonly string[],
  subjects: readonly string[],
  now: Date,
): Promise<number> {
  const { rowCount } = await sql.query({
    name: 'retry_job_failures',
    text: `update job_failures set retry_at = least(retry_at, $3)
      where job = any($1::text[]) and subject = any($2::text[]) and resolved_at is null`,
    values: [jobs, subjects, now],
  })
  return rowCount ?? 0
}

/** How much of each job is failing now. */
export async function countFailures(sql: Sql): Promise<{ job: string; count: number }[]> {
  const { rows } = await sql.query<{ job: string; count: number }>({
    name: 'count_job_failures',
    text: 'select job, count(*)::int as count from job_failures where resolved_at is null group by job order by job',
  })
  return rows
}

/** What was put right stays known for a month. */
export async function forgetResolved(sql: Sql, now: Date): Promise<void> {
  await sql.query({
    text: `delete from job_failures where resolved_at < $1::timestamptz - interval '30 days'`,
    values: [now],
  })
}
