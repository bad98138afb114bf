import type { Job, WorkCtx } from '@school/kernel/server'
import { attemptColumns, type AttemptRow, runOf, type BegunRun } from './queries.ts'
import type { WorkRules } from '../rules/work-rules.ts'
import { closeRun } from './finish.ts'
import { judgeRun } from './judge.ts'

/** The rest waits for the next minute: one transaction stays short. */
const atOnce = 300

async function listRuns(ctx: WorkCtx, name: string, condition: string): Promise<BegunRun[]> {
  const { rows } = await ctx.sql.query<AttemptRow & { rules: WorkRules | null }>({
    name,
    text: `select ${attemptColumns}, w.rules from attempts a join works w on w.id = a.work_id
      where ${condition} limit ${atOnce} for update of a skip locked`,
    values: [ctx.now],
  })
  return rows.map((row) => runOf(row) as BegunRun)
}

/** Closes runs whose time is up with what was saved, whoever has gone away and whatever was restarted. */
export const closeOverdueRuns: Job = {
  name: 'close-overdue-runs',
  schedule: '* * * * *',
  summary: 'Finishes the runs of works whose deadline has passed, with the saved answers',
  run: async (ctx) => {
    const overdue = await listRuns(
      ctx,
      'list_overdue_runs',
      `a.finished_at is null and a.deadline_at < $1
        and a.deadline_at + coalesce((w.rules ->> 'graceSeconds')::int, 0) * interval '1 second' < $1`,
    )
    for (const run of overdue) await closeRun(ctx, run, 'timeout')
  },
}

export const publishResults: Job = {
  name: 'publish-results',
  schedule: '* * * * *',
  summary: 'Judges finished works whose results are shown from this hour on',
  run: async (ctx) => {
    const waiting = await listRuns(
      ctx,
      'list_unjudged_runs',
      `a.finished_at is not null and a.judged_at is null and not a.awaits_review
        and (w.rules ->> 'resultsAt' is null or (w.rules ->> 'resultsAt')::timestamptz <= $1)`,
    )
    for (const run of waiting) await judgeRun(ctx, run)
  },
}
