import type { Ctx } from '@school/kernel/server'
import { showResults } from '@school/works/server'
import { withdrawDiplomas } from './certificates.ts'
import type { StageRow } from './queries.ts'
import { addChange } from './stage-changes.ts'

/** Sets the time of the results of a stage to now, and shows the results of its works. */
export async function moveResultsToNow(ctx: Ctx, { id: stageId, grades }: StageRow): Promise<void> {
  await ctx.sql.query({
    name: 'move_olympiad_results',
    text: 'update olympiad_stages set results_at = $2, is_results_hour_moved = true where id = $1 and results_at > $2',
    values: [stageId, ctx.now],
  })
  await addChange(ctx, { stageId, kind: 'published', reason: '', facts: {} })
  await showResults(
    ctx,
    grades.map(({ workId }) => workId),
  )
}

/** Withdraws the results of a stage that were published at that time, with its diplomas. */
export async function withdrawPublished(
  ctx: Ctx,
  { stageId, publishedAt }: { stageId: number; publishedAt: Date | null },
  reason: string,
): Promise<void> {
  await ctx.sql.query({
    name: 'withdraw_olympiad_results',
    text: `with withdrawn as (
        insert into olympiad_withdrawals (stage_id, reason, decided_by, decided_at, published_at) values ($1, $2, $3, $4, $5)
      ) update olympiad_stages set published_at = null where id = $1`,
    values: [stageId, reason, ctx.viewer.id, ctx.now, publishedAt],
  })
  await withdrawDiplomas(ctx, stageId)
}
