import type { Ctx } from '@school/kernel/server'
import { withdrawDiplomas } from '../certificates.ts'
import { withdrawalRefusal } from '../rules/index.ts'
import { accessMonitoredStage, refuse } from './access.ts'

/**
 * «Отозвать итоги»: hides table, places, solutions and diplomas, with a reason visible to everybody, until a methodist publishes again.
 * @throws stage_not_found, only_methodists, stage_unpublished, results_at_once
 */
export async function withdrawResults(ctx: Ctx, stageId: number, reason: string): Promise<void> {
  await accessMonitoredStage(ctx, stageId)
  if (!ctx.viewer.isMethodist) throw refuse('only_methodists')
  const { rows } = await ctx.sql.query<{ publishedAt: Date | null; resultsAt: Date | null }>({
    name: 'lock_published_olympiad_stage',
    text: 'select published_at as "publishedAt", results_at as "resultsAt" from olympiad_stages where id = $1 for no key update',
    values: [stageId],
  })
  const stage = rows[0]!
  const refusal = withdrawalRefusal(stage)
  if (refusal) throw refuse(refusal)
  await ctx.sql.query({
    name: 'withdraw_olympiad_results',
    text: `with withdrawn as (
        insert into olympiad_withdrawals (stage_id, reason, decided_by, decided_at, published_at) values ($1, $2, $3, $4, $5)
      ) update olympiad_stages set published_at = null where id = $1`,
    values: [stageId, reason, ctx.viewer.id, ctx.now, stage.publishedAt],
  })
  await withdrawDiplomas(ctx, stageId)
}
