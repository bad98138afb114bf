import { type Ctx, refusals } from '@school/kernel/server'
import { olympiadErrors } from '../contract/errors.ts'
import { accessStage } from './access.ts'

const refuse = refusals(olympiadErrors)

/** A stage for its jury, which consists of methodists; for others it is absent. @throws stage_not_found */
export async function accessJury(ctx: Ctx, stageId: number) {
  if (!ctx.viewer.isMethodist) throw refuse('stage_not_found')
  return accessStage(ctx, stageId)
}
