import type { Sql } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import { type AssignableRow, listAssignable } from '@school/works/server'
import type { AssignedWork } from '../contract/assignable.ts'
import { assignableCopySql } from './assignable-sql.ts'

export const presentAssigned = ({ workId, kindTitle, title, url }: AssignableRow): AssignedWork => ({
  id: workId,
  kindTitle,
  title,
  url,
})

/** AssignedByWork of homeworks by their works; homeworks of tasks have none. */
export async function findAssigned(
  ctx: Ctx,
  homeworks: readonly { thingWorkId: number | null }[],
): Promise<ReadonlyMap<number, AssignedWork>> {
  const workIds = [...new Set(homeworks.flatMap(({ thingWorkId }) => thingWorkId ?? []))]
  const { rows } = await listAssignable(ctx, { workIds, limit: workIds.length })
  return new Map(rows.map((row) => [row.workId, presentAssigned(row)]))
}

/** Which of these homeworks assign a work that the pupil has finished since then, and when. */
export async function listAssignedDoneSince(
  sql: Sql,
  userId: number,
  ids: readonly number[],
  since: Date,
): Promise<{ id: number; at: Date }[]> {
  const { rows } = await sql.query<{ id: number; at: Date }>({
    name: 'list_assigned_things_done',
    text: `select h.id, t.finished_at as at from homeworks h cross join lateral (${assignableCopySql('h', '$1')}) t
      where h.id = any($2::int[]) and h.thing_work_id is not null and t.finished_at >= $3`,
    values: [userId, ids, since],
  })
  return rows
}
