import type { Sql } from '@school/db'

/** @param owners the table of what owns works, by `id` and `work_id` @returns which of these a person has handed in since then, and when last */
export async function listFinishedSince(
  sql: Sql,
  owners: string,
  userId: number,
  ids: readonly number[],
  since: Date,
): Promise<{ id: number; at: Date }[]> {
  const { rows } = await sql.query<{ id: number; at: Date }>({
    name: `list_finished_since_of_${owners}`,
    text: `select o.id, max(a.finished_at) as at from ${owners} o join attempts a on a.work_id = o.work_id and a.user_id = $1
      where o.id = any($2::int[]) and a.finished_at >= $3 group by o.id`,
    values: [userId, ids, since],
  })
  return rows
}
