import { type Ctx, refusals } from '@school/kernel/server'
import { monitoringErrors } from '@school/monitoring/contract'
import { olympiadErrors } from '../../contract/errors.ts'
import { findOwnSchool } from '../code-queries.ts'
import { findOlympiad, findStage, type OlympiadRow, type StageRow } from '../queries.ts'
import { listMonitoredClassIds } from './queries.ts'

/** More time is refused for the same reasons in every work. */
export const refuse = refusals({ ...olympiadErrors, ...monitoringErrors })

/** Whom the viewer leads: a methodist everybody, a teacher the pupils of the school where they work and of the classes they teach. */
export interface Lead {
  /** `null` is everybody. */
  classIds: readonly number[] | null
  school: { id: number; name: string } | null
}

export async function readLead(ctx: Ctx): Promise<Lead> {
  const { id, isMethodist } = ctx.viewer
  const school = (await findOwnSchool(ctx.sql, id)) ?? null
  return {
    school,
    classIds: isMethodist ? null : await listMonitoredClassIds(ctx.sql, id, school?.id ?? null),
  }
}

export interface MonitoredStageRow {
  stage: StageRow
  olympiad: OlympiadRow
  lead: Lead
}

/** A stage with those of its participants whom the viewer leads; of a retired olympiad too. @throws stage_not_found */
export async function accessMonitoredStage(ctx: Ctx, stageId: number): Promise<MonitoredStageRow> {
  const [stage, lead] = await Promise.all([findStage(ctx.sql, stageId), readLead(ctx)])
  const olympiad = stage && (await findOlympiad(ctx.sql, stage.olympiadId))
  if (!olympiad) throw refuse('stage_not_found')
  return { stage, olympiad, lead }
}
