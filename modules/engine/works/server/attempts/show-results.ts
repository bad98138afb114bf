import type { Judging, WorkRules } from '@school/work-rules/server'
import { judgeOneOfMany } from './one-of-many.ts'
import { attemptColumns, type AttemptRow, type StartedWork, workWithAttempt } from './queries.ts'

/** Keeps a request short: the job judges the rest of a large work. */
const atOnce = 300

/** Shows the results of these works from now on, regardless of the planned hour: finished attempts are judged, except those that can't be. */
export async function showResults(unit: Judging, workIds: readonly number[]): Promise<void> {
  await unit.sql.query({
    name: 'show_results_now',
    text: `update works set rules = jsonb_set(rules, '{resultsAt}', to_jsonb($2::text))
      where id = any($1::int[]) and (rules ->> 'resultsAt')::timestamptz > $2::timestamptz`,
    values: [workIds, unit.now.toISOString()],
  })
  const { rows } = await unit.sql.query<AttemptRow & { finishedAt: Date; rules: WorkRules | null }>({
    name: 'list_attempts_to_show',
    text: `select ${attemptColumns}, w.rules from attempts a join works w on w.id = a.work_id
      where a.work_id = any($1::int[]) and a.finished_at is not null and a.judged_at is null and not a.awaits_review
      order by a.id limit ${atOnce} for update of a`,
    values: [workIds],
  })
  for (const row of rows) await judgeOneOfMany(unit, workWithAttempt(row) as StartedWork)
}
