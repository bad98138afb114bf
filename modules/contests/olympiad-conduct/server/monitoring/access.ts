import { type Ctx, refusals } from '@school/kernel/server'
import { monitoringErrors } from '@school/monitoring/contract'
import { olympiadErrors } from '@school/olympiads/contract'
import {
  type OlympiadRow,
  type StageRow,
  findOlympiad,
  findOwnSchool,
  findStage,
} from '@school/olympiads/server'
import { conductErrors } from '../../contract/errors.ts'
import { findManagedPlace } from '../accesses/place.ts'
import { listMonitoredClassIds } from './queries.ts'

/** More time is refused for the same reasons in all works. */
export const refuse = refusals({ ...monitoringErrors, ...olympiadErrors, ...conductErrors })

/**
 * Whom the viewer leads: a methodist everybody; a teacher and an administrator of a school the pupils of their school and of the classes
 * they teach; an administrator of a municipality the pupils of its schools.
 */
export interface Lead {
  /** `null`: everybody. */
  classIds: readonly number[] | null
  school: { id: number; name: string } | null
  /** Schools whose pupils are all led by the viewer; unused when the viewer leads everybody. */
  schoolIds: readonly number[]
  /** Organization whose pupils its administrator leads; `null` for other viewers. */
  administersId: number | null
  /** A municipality may be limited to figures. */
  areNamesClosed: boolean
}

export async function readLead(ctx: Ctx): Promise<Lead> {
  const { id, isMethodist, portalRole } = ctx.viewer
  const municipality = portalRole === 'municipalityAdmin' ? await findManagedPlace(ctx.sql, id) : undefined
  const school = (await findOwnSchool(ctx.sql, id)) ?? null
  const schoolIds = municipality?.schoolIds ?? (school ? [school.id] : [])
  return {
    school,
    schoolIds,
    administersId: municipality?.id ?? (portalRole === 'schoolAdmin' ? (school?.id ?? null) : null),
    classIds: isMethodist ? null : await listMonitoredClassIds(ctx.sql, id, schoolIds),
    areNamesClosed:
      !isMethodist && municipality !== undefined && !ctx.features.has('schoolPersonalDataAccess'),
  }
}

export interface MonitoredStageRow {
  stage: StageRow
  olympiad: OlympiadRow
  lead: Lead
}

/** A stage with those of its participants whom the viewer leads; also of a retired olympiad. @throws stage_not_found */
export async function accessMonitoredStage(ctx: Ctx, stageId: number): Promise<MonitoredStageRow> {
  const [stage, lead] = await Promise.all([findStage(ctx.sql, stageId), readLead(ctx)])
  const olympiad = stage && (await findOlympiad(ctx.sql, stage.olympiadId))
  if (!olympiad) throw refuse('stage_not_found')
  return { stage, olympiad, lead }
}

/** The same, for viewers who may see names. @throws stage_not_found, names_closed */
export async function accessNamedStage(ctx: Ctx, stageId: number): Promise<MonitoredStageRow> {
  const monitored = await accessMonitoredStage(ctx, stageId)
  if (monitored.lead.areNamesClosed) throw refuse('names_closed')
  return monitored
}
