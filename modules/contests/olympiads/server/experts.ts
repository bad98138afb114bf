import type { Ctx } from '@school/kernel/server'

/** Makes an adult an expert of a stage. @returns false when they are an expert already */
export async function addExpert(
  { sql, viewer, now }: Ctx,
  stageId: number,
  userId: number,
): Promise<boolean> {
  const { rowCount } = await sql.query({
    name: 'add_olympiad_expert',
    text: `insert into olympiad_experts (stage_id, user_id, appointed_by, appointed_at) values ($1, $2, $3, $4)
      on conflict (stage_id, user_id) where dismissed_at is null do nothing`,
    values: [stageId, userId, viewer.id, now],
  })
  return rowCount === 1
}

/** Ends the work of an expert. @returns who it was; undefined when they were no longer an expert */
export async function endExpert({ sql, viewer, now }: Ctx, stageId: number, id: number) {
  const { rows } = await sql.query<{ userId: number }>({
    name: 'end_olympiad_expert',
    text: `update olympiad_experts set dismissed_by = $3, dismissed_at = $4
      where stage_id = $1 and id = $2 and dismissed_at is null returning user_id as "userId"`,
    values: [stageId, id, viewer.id, now],
  })
  return rows[0]?.userId
}
