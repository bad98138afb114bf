import type { WalkFrom, WalkingJob, JobContext } from '@school/kernel/server'
import { judgeOrSendForReview } from './judge.ts'
import { attemptColumns, type AttemptRow, workWithAttempt, type StartedWork } from './queries.ts'
import type { WorkRules } from '@school/work-rules/server'
import { closeAttempt } from './finish.ts'

const portion = 300

/** A condition on `attempts a` and its `works w`; `$1` is the current time. */
interface DueAttempts {
  readonly name: string
  readonly condition: string
}

const overdue: DueAttempts = {
  name: 'overdue_attempts',
  condition: `a.finished_at is null and a.deadline_at < $1
    and a.deadline_at + coalesce((w.rules ->> 'graceSeconds')::int, 0) * interval '1 second' < $1`,
}

const unjudged: DueAttempts = {
  name: 'unjudged_attempts',
  condition: `a.finished_at is not null and a.judged_at is null and not a.awaits_review
    and (w.rules ->> 'resultsAt' is null or (w.rules ->> 'resultsAt')::timestamptz <= $1)`,
}

async function listDue(
  { sql, now }: JobContext,
  { name, condition }: DueAttempts,
  { after, except }: WalkFrom<number>,
): Promise<number[]> {
  const { rows } = await sql.query<{ id: number }>({
    name: `list_${name}`,
    text: `select a.id from attempts a join works w on w.id = a.work_id
      where ${condition} and a.id > $2 and a.id <> all($3::int[]) order by a.id limit ${portion}`,
    values: [now, after ?? 0, except],
  })
  return rows.map(({ id }) => id)
}

/** Attempts locked by a user or another process are skipped. */
const takeSql = ({ condition }: DueAttempts): string =>
  `select ${attemptColumns}, w.rules from attempts a join works w on w.id = a.work_id
      where ${condition} and a.id = any($2::int[]) order by a.id for update of a skip locked`

async function takeOverdue({ sql, now }: JobContext, ids: readonly number[]): Promise<StartedWork[]> {
  const { rows } = await sql.query<AttemptRow & { deadlineAt: Date; rules: WorkRules | null }>({
    name: 'take_overdue_attempts',
    text: takeSql(overdue),
    values: [now, ids],
  })
  return rows.map((row) => workWithAttempt(row) as StartedWork)
}

async function takeUnjudged({ sql, now }: JobContext, ids: readonly number[]): Promise<StartedWork[]> {
  const { rows } = await sql.query<AttemptRow & { finishedAt: Date; rules: WorkRules | null }>({
    name: 'take_unjudged_attempts',
    text: takeSql(unjudged),
    values: [now, ids],
  })
  return rows.map((row) => workWithAttempt(row) as StartedWork)
}

/** Closes expired attempts with the saved answers, including those of closed browsers and after restarts. */
export const closeOverdueAttempts: WalkingJob = {
  name: 'close-overdue-runs',
  schedule: '* * * * *',
  summary: 'Finishes the attempts of works whose deadline has passed, with the saved answers',
  list: (ctx, from) => listDue(ctx, overdue, from),
  each: async (ctx, ids) => {
    for (const work of await takeOverdue(ctx, ids)) await closeAttempt(ctx, work, 'timeout')
  },
}

export const publishResults: WalkingJob = {
  name: 'publish-results',
  schedule: '* * * * *',
  summary: 'Judges finished works whose results are shown from this hour on',
  list: (ctx, from) => listDue(ctx, unjudged, from),
  each: async (ctx, ids) => {
    for (const work of await takeUnjudged(ctx, ids)) await judgeOrSendForReview(ctx, work)
  },
}

/** Attempts that the jobs must close or judge, and the jobs: their failures are unjudged attempts. */
export const dueAttempts = {
  overdue,
  unjudged,
  jobs: [closeOverdueAttempts.name, publishResults.name],
}
