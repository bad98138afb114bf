import type { Ctx } from '@school/kernel/server'
import type { stageChangeKinds } from '../contract/olympiad.ts'
import type { ProtocolFacts } from '../contract/stage-events.ts'

/** A change of a stage made by a person. */
export interface StageChangeRow {
  stageId: number
  kind: (typeof stageChangeKinds)[number] | 'published'
  reason: string
  facts: ProtocolFacts
}

/** Records a change of a stage. @returns its id */
export async function addChange(
  { sql, viewer, now }: Ctx,
  { stageId, kind, reason, facts }: StageChangeRow,
): Promise<number> {
  const { rows } = await sql.query<{ id: number }>({
    name: 'add_olympiad_stage_change',
    text: `insert into olympiad_stage_changes (stage_id, kind, reason, facts, decided_by, decided_at)
      values ($1, $2, $3, $4::jsonb, $5, $6) returning id`,
    values: [stageId, kind, reason, JSON.stringify(facts), viewer.id, now],
  })
  return rows[0]!.id
}
