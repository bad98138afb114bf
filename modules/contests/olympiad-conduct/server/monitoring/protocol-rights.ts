import type { Sql } from '@school/db'
import type { Ctx } from '@school/kernel/server'
import type { StageRow } from '@school/olympiads/server'

async function isExpertOf(sql: Sql, stageId: number, userId: number): Promise<boolean> {
  const { rows } = await sql.query({
    name: 'is_expert_of_stage',
    text: 'select from olympiad_experts where stage_id = $1 and user_id = $2 and dismissed_at is null',
    values: [stageId, userId],
  })
  return rows.length > 0
}

/** Methodists at any time; experts of the jury after publication: until then marks of others must not be read. */
export const mayReadProtocol = async (
  { sql, viewer }: Ctx,
  { id, publishedAt }: Pick<StageRow, 'id' | 'publishedAt'>,
): Promise<boolean> => viewer.isMethodist || (publishedAt !== null && (await isExpertOf(sql, id, viewer.id)))
