import type { Ctx } from '@school/kernel/server'
import { accessStage } from '@school/olympiads/server'
import { refuse } from './refuse.ts'

/** A stage for its jury, which consists of methodists; for others it is absent. @throws stage_not_found */
export async function accessJury(ctx: Ctx, stageId: number) {
  if (!ctx.viewer.isMethodist) throw refuse('stage_not_found')
  return accessStage(ctx, stageId)
}
