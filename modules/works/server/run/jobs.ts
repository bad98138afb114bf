import type { WalkFrom, WalkingJob, JobContext } from '@school/kernel/server'
import { settleRun } from './judge.ts'
import { attemptColumns, type AttemptRow, runOf, type BegunRun } from './queries.ts'
import type { WorkRules } from '../rules/work-rules.ts'
import { closeRun } from './finish.ts'

const portion = 300

/** A condition on `attempts a` and its `works w`; `$1` is now. */
interface DueRuns {
  readonly name: string
  readonly condition: string
}

export const overdue: DueRuns = {
  name: 'overdue_runs',
  condition: `a.finished_at is null and a.deadline_at < $1
    and a.deadline_at + coalesce((w.rules ->> 'graceSeconds')::int, 0) * interval '1 second' < $1`,
}

export const unjudged: DueRuns = {
  name: 'unjudged_runs',
  condition: `a.finished_at is not null and a.judged_at is null and not a.awaits_review
    and (w.rules ->> 'resultsAt' is null or (w.rules ->> 'resultsAt')::timestamptz <= $1)`,
}

async function listDue(
  { sql, now }: JobContext,
  { name, condition }: DueRuns,
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

/** Whoever is busy with a run at this moment, a person or another process, is not waited for. */
async function takeDue(
  { sql, now }: JobContext,
  { name, condition }: DueRuns,
  ids: readonly number[],
): Promise<BegunRun[]> {
  const { rows } = await sql.query<AttemptRow & { rules: WorkRules | null }>({
    name: `take_${name}`,
    text: `select ${attemptColumns}, w.rules from attempts a join works w on w.id = a.work_id
      where ${condition} and a.id = any($2::int[]) order by a.id for update of a skip locked`,
    values: [now, ids],
  })
  return rows.map((row) => runOf(row) as BegunRun)
}

/** Closes runs whose time is up with what was saved, whoever has gone away and whatever was restarted. */
export const closeOverdueRuns: WalkingJob = {
  name: 'close-overdue-runs',
  schedule: '* * * * *',
  summary: 'Finishes the runs of works whose deadline has passed, with the saved answers',
  list: (ctx, from) => listDue(ctx, overdue, from),
  each: async (ctx, ids) => {
    for (const run of await takeDue(ctx, overdue, ids)) await closeRun(ctx, run, 'timeout')
  },
}

export const publishResults: WalkingJob = {
  name: 'publish-results',
  schedule: '* * * * *',
  summary: 'Judges finished works whose results are shown from this hour on',
  list: (ctx, from) => listDue(ctx, unjudged, from),
  each: async (ctx, ids) => {
    for (const run of await takeDue(ctx, unjudged, ids)) await settleRun(ctx, run)
  },
}

/** Jobs that go over runs: their failures are runs that nobody has judged. */
export const jobsOfRuns = [closeOverdueRuns.name, publishResults.name]
