import type { Ctx } from '@school/kernel/server'
import { accessMonitoredStage, findAwaited, publicationRefusal } from '@school/olympiad-conduct/server'
import { moveResultsToNow, publishStage } from '@school/olympiads/server'
import { refuse } from '../refuse.ts'

/**
 * «Опубликовать сейчас»: sets the time of results to now. Works that the program can judge at once are judged here; for a large stage the
 * jobs judge the rest and publish it as usual.
 * @throws stage_not_found, only_methodists, stage_published, stage_not_over, attempts_under_way, works_unchecked
 */
export async function publishNow(ctx: Ctx, stageId: number): Promise<void> {
  const monitored = await accessMonitoredStage(ctx, stageId)
  if (!ctx.viewer.isMethodist) throw refuse('only_methodists')
  // Lock: two methodists, or a methodist and the job, publish once.
  const { rows } = await ctx.sql.query<{ publishedAt: Date | null }>({
    name: 'lock_olympiad_stage',
    text: 'select published_at as "publishedAt" from olympiad_stages where id = $1 for no key update',
    values: [stageId],
  })
  const stage = { ...monitored.stage, publishedAt: rows[0]!.publishedAt }
  const refusal = publicationRefusal(stage, await findAwaited(ctx.sql, stageId), ctx.now)
  if (refusal) throw refuse(refusal)
  await moveResultsToNow(ctx, stage)
  const { unjudged } = await findAwaited(ctx.sql, stageId)
  if (unjudged === 0) await publishStage(ctx, stageId)
}
