import { isRankedSql } from '@school/works/server'
import type { Sql } from '@school/db'
import type { Award } from '@school/olympiads/contract'
import type { AwardChange } from '@school/olympiads/server'

export interface TableRow {
  participationId: number
  userId: number
  isVirtual: boolean
  award: Award | null
  points: number
  maxPoints: number
}

/** Everybody in the table of a grade, or of its practice work. */
export async function listTable(sql: Sql, workId: number): Promise<TableRow[]> {
  const { rows } = await sql.query<TableRow>({
    name: 'list_regraded_table',
    text: `select p.id as "participationId", p.user_id as "userId", p.is_virtual as "isVirtual", p.award, a.points, a.max_points as "maxPoints"
      from olympiad_participations p
      join attempts a on a.work_id = p.work_id and a.user_id = p.user_id and ${isRankedSql('a')}
      where p.work_id = $1 order by p.id`,
    values: [workId],
  })
  return rows
}

/** Keeps the first recorded `before`: events may be delivered repeatedly. */
export async function keepAwardChanges(
  sql: Sql,
  regradingId: number,
  changes: readonly AwardChange[],
): Promise<void> {
  await sql.query({
    name: 'keep_regraded_awards',
    text: `insert into olympiad_regraded_awards (regrading_id, participation_id, before, after)
      select $1, c.id, c.before, c.after from unnest($2::int[], $3::int[], $4::int[]) c (id, before, after)
      on conflict (regrading_id, participation_id) do update set after = excluded.after`,
    values: [
      regradingId,
      changes.map(({ participationId }) => participationId),
      changes.map(({ before }) => before),
      changes.map(({ after }) => after),
    ],
  })
}

/** Changes of degrees by a regrading, by participation. */
export async function listAwardChanges(
  sql: Sql,
  regradingId: number,
): Promise<Map<number, { before: Award | null; after: Award | null }>> {
  const { rows } = await sql.query<{ id: number; before: Award | null; after: Award | null }>({
    name: 'list_regraded_awards',
    text: `select participation_id as id, before, after from olympiad_regraded_awards where regrading_id = $1`,
    values: [regradingId],
  })
  return new Map(rows.map(({ id, ...change }) => [id, change]))
}
