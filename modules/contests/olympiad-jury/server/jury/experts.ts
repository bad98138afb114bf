import type { Ctx } from '@school/kernel/server'
import type { Expert } from '../../contract/jury.ts'
import { accessJuryOf } from './actions.ts'
import { listExpertsOf } from './queries.ts'

/** @throws stage_not_found, only_methodists */
export async function readExperts(ctx: Ctx, stageId: number): Promise<Expert[]> {
  await accessJuryOf(ctx, stageId)
  return listExpertsOf(ctx.sql, stageId)
}
