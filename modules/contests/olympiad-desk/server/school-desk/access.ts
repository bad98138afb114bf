import type { Ctx } from '@school/kernel/server'
import { accessManagedStage, type ManagedStageRow } from '../accesses/access.ts'
import { refuse } from '../refuse.ts'

/** A stage for the school that the viewer administers. @throws managed_place_not_found, stage_not_found, desk_of_school */
export async function accessSchoolDesk(ctx: Ctx, stageId: number): Promise<ManagedStageRow> {
  const managed = await accessManagedStage(ctx, stageId)
  if (managed.place.kind !== 'school') throw refuse('desk_of_school')
  return managed
}
