import type { JobContext } from '@school/kernel/server'
import {
  certifyRegraded,
  findStage,
  findStageOfWork,
  giveAwards,
  returnAwards,
} from '@school/olympiads/server'
import { keepAwardChanges, listAwardChanges } from './queries.ts'

interface Regraded {
  regradingId: number
  undoes: number | null
  workIds: readonly number[]
}

/**
 * Points of a published stage have changed: those who move up get their degree, published degrees are never lowered, and diplomas show
 * the new points. Degrees given by a regrading are recorded, so that its undo revokes exactly those.
 */
export async function recountRegraded(
  ctx: Pick<JobContext, 'sql' | 'now'>,
  regraded: readonly Regraded[],
): Promise<void> {
  for (const { regradingId, undoes, workIds } of regraded) {
    const stageIds = new Set<number>()
    for (const workId of workIds) {
      const stageId = await findStageOfWork(ctx.sql, workId)
      if (stageId !== undefined) stageIds.add(stageId)
    }
    for (const stageId of stageIds) {
      const stage = await findStage(ctx.sql, stageId)
      if (!stage?.awards || stage.publishedAt === null) continue
      if (undoes !== null) await returnAwards(ctx.sql, stageId, await listAwardChanges(ctx.sql, undoes))
      const changes = await giveAwards(ctx, stageId, stage.awards)
      await keepAwardChanges(ctx.sql, regradingId, changes)
      await certifyRegraded(ctx, stageId)
    }
  }
}
