import type { Ctx } from '@school/kernel/server'
import { accessMonitoredStage, withdrawalRefusal } from '@school/olympiad-conduct/server'
import { withdrawPublished } from '@school/olympiads/server'
import { refuse } from '../refuse.ts'

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
  await withdrawPublished(ctx, { stageId, publishedAt: stage.publishedAt }, reason)
}
