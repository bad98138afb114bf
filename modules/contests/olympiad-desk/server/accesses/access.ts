import type { Ctx } from '@school/kernel/server'
import { type ManagedPlace, findManagedPlace } from '@school/olympiad-conduct/server'
import { stateOf } from '@school/olympiads/contract'
import { type OlympiadRow, type StageRow, findOlympiad, findStage } from '@school/olympiads/server'
import { refuse } from '../refuse.ts'
import { findLock, type LockRow } from './queries.ts'

/** @throws managed_place_not_found */
export async function accessPlace({ sql, viewer }: Pick<Ctx, 'sql' | 'viewer'>): Promise<ManagedPlace> {
  const place = await findManagedPlace(sql, viewer.id)
  if (!place) throw refuse('managed_place_not_found')
  return place
}

export interface ManagedStageRow {
  stage: StageRow
  olympiad: OlympiadRow
  place: ManagedPlace
  /** Lock of the viewer’s school. */
  lock: LockRow | null
}

/** A stage in the viewer’s schools. @throws managed_place_not_found, stage_not_found */
export async function accessManagedStage(ctx: Ctx, stageId: number): Promise<ManagedStageRow> {
  const [place, stage] = await Promise.all([accessPlace(ctx), findStage(ctx.sql, stageId)])
  const olympiad = stage && (await findOlympiad(ctx.sql, stage.olympiadId))
  if (!olympiad) throw refuse('stage_not_found')
  const lock = place.kind === 'school' ? await findLock(ctx.sql, stageId, place.id) : null
  return { stage, olympiad, place, lock }
}

/** A stage with access to pupils by name. @throws managed_place_not_found, stage_not_found, names_closed */
export async function accessNames(ctx: Ctx, stageId: number): Promise<ManagedStageRow> {
  const managed = await accessManagedStage(ctx, stageId)
  if (!ctx.features.has('schoolPersonalDataAccess')) throw refuse('names_closed')
  return managed
}

/** «Осенний узор, основной этап» */
export const stageName = (olympiad: OlympiadRow, stage: StageRow): string =>
  `${olympiad.title}, ${stage.title}`

export const isEntryOpen = (stage: StageRow, now: Date): boolean =>
  ['announced', 'running'].includes(stateOf(stage, now))

/** A stage that the viewer’s school may open to its classes. @throws access_of_school, access_needless, access_decided_above, entry_closed */
export async function accessOpenable(ctx: Ctx, stageId: number): Promise<ManagedStageRow> {
  const managed = await accessManagedStage(ctx, stageId)
  const { place, stage, lock } = managed
  if (place.kind !== 'school') throw refuse('access_of_school')
  if (stage.entry !== 'code') throw refuse('access_needless')
  if (lock) throw refuse('access_decided_above')
  if (!isEntryOpen(stage, ctx.now)) throw refuse('entry_closed')
  return managed
}
