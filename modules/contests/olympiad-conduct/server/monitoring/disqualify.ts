import type { Ctx } from '@school/kernel/server'
import { returnToRating, takeOutOfRating } from '@school/olympiads/server'
import { accessMonitoredStage, type MonitoredStageRow, refuse } from './access.ts'
import { findOfficialParticipation, type OfficialParticipation } from './disqualification-queries.ts'

/** A participation, for those who may disqualify it. @throws stage_not_found, only_methodists, participation_not_found */
async function accessParticipant(
  ctx: Ctx,
  stageId: number,
  participationId: number,
): Promise<MonitoredStageRow & { mine: OfficialParticipation }> {
  const monitored = await accessMonitoredStage(ctx, stageId)
  if (!ctx.viewer.isMethodist) throw refuse('only_methodists')
  const mine = await findOfficialParticipation(ctx.sql, stageId, participationId)
  if (!mine) throw refuse('participation_not_found')
  return { ...monitored, mine }
}

/**
 * Takes an attempt out of the rating: place and diploma are revoked, tables, statistics and awards are updated. Its pupil sees the reason
 * with the result. Idempotent.
 * @throws stage_not_found, only_methodists, participation_not_found, not_begun
 */
export async function disqualify(
  ctx: Ctx,
  stageId: number,
  { participationId, reason }: { participationId: number; reason: string },
): Promise<MonitoredStageRow> {
  const { mine, ...monitored } = await accessParticipant(ctx, stageId, participationId)
  const { attemptId } = mine
  if (attemptId === null) throw refuse('not_begun')
  if (!(await takeOutOfRating(ctx, monitored.stage, { ...mine, attemptId }, reason))) return monitored
  ctx.security('privilege_permissions_changed', { reason: 'revoked', subjectIds: [mine.userId] })
  return monitored
}

/** Revokes a disqualification: the result returns to the tables. Idempotent. */
export async function restore(
  ctx: Ctx,
  stageId: number,
  participationId: number,
): Promise<MonitoredStageRow> {
  const { mine, ...monitored } = await accessParticipant(ctx, stageId, participationId)
  const { attemptId } = mine
  if (attemptId === null || !(await returnToRating(ctx, monitored.stage, { ...mine, attemptId })))
    return monitored
  ctx.security('privilege_permissions_changed', { reason: 'granted', subjectIds: [mine.userId] })
  return monitored
}
