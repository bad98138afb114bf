import type { Sql } from '@school/db'
import type { MonitoredStage } from '@school/olympiad-conduct/contract'

/** Items of a stage that wait for the jury. */
export async function countWaiting(
  sql: Sql,
  stageId: number,
): Promise<NonNullable<MonitoredStage['waiting']>> {
  const { rows } = await sql.query<{ questions: number; lastAskedAt: Date | null; appeals: number }>({
    name: 'count_stage_waiting',
    text: `select count(*)::int as questions, max(c.asked_at) as "lastAskedAt",
        (select count(*)::int from olympiad_grades g join attempts a on a.work_id = g.work_id
          join appeals p on p.attempt_id = a.id and p.state = 'open' where g.stage_id = $1) as appeals
      from olympiad_clarifications c where c.stage_id = $1 and c.answered_at is null`,
    values: [stageId],
  })
  const { lastAskedAt, ...counts } = rows[0]!
  return { ...counts, lastAskedAt: lastAskedAt?.toISOString() ?? null }
}
