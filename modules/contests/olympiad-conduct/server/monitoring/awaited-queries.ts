import type { Sql } from '@school/db'
import { countStuckSql } from '@school/monitoring/server'
import { shiftSql } from '@school/olympiads/server'
import type { Awaited } from '../rules/index.ts'

/** What blocks the publication of a stage. */
export async function findAwaited(sql: Sql, stageId: number): Promise<Awaited> {
  const { rows } = await sql.query<Awaited>({
    name: 'find_olympiad_awaited',
    text: `select s.closes_at + ${shiftSql} * interval '1 second' as "windowEndsAt", n.*,
        ${countStuckSql('select g.work_id from olympiad_grades g where g.stage_id = s.id')} as stuck
      from olympiad_stages s
      cross join lateral (
        select (count(*) filter (where a.finished_at is null))::int as attempts,
          (count(*) filter (where a.finished_at is not null and a.awaits_review))::int as reviews,
          (count(*) filter (where a.finished_at is not null and not a.awaits_review))::int as unjudged
        from olympiad_grades g join attempts a on a.work_id = g.work_id and a.judged_at is null where g.stage_id = s.id
      ) n
      where s.id = $1`,
    values: [stageId],
  })
  return rows[0]!
}
