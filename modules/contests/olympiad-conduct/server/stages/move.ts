import type { Meanwhile } from '@school/kernel/contract'
import { ChangedMeanwhile, type Ctx } from '@school/kernel/server'
import type { StageTerms } from '@school/olympiads/contract'
import {
  type StageRow,
  callStageOff,
  findStage,
  listStages,
  moveTerms,
  stageBefore,
} from '@school/olympiads/server'
import { stageChanged } from '../../contract/events.ts'
import type { MoveBody } from '../../contract/stage-making.ts'
import { accessMonitoredStage, type MonitoredStageRow, refuse } from '../monitoring/access.ts'
import {
  areTerms,
  cancelRefusal,
  factsOfMove,
  latestEndAfter,
  moveRefusal,
  type Neighbours,
} from '../rules/index.ts'
import { findLastMove, holdStage, isBegun } from './queries.ts'

/** A stage locked for a change by this methodist. @throws stage_not_found, only_methodists */
async function accessHeld(
  ctx: Ctx,
  stageId: number,
): Promise<{ stage: StageRow; next: StageRow | undefined; before: StageRow | undefined }> {
  const { olympiad }: MonitoredStageRow = await accessMonitoredStage(ctx, stageId)
  if (!ctx.viewer.isMethodist) throw refuse('only_methodists')
  await holdStage(ctx.sql, stageId)
  const stage = (await findStage(ctx.sql, stageId))!
  const stages = await listStages(ctx.sql, [olympiad.id])
  const next = stages.find(({ position }) => position > stage.position)
  return { stage, before: stageBefore(stages, stage), next: next?.entry === 'by_result' ? next : undefined }
}

const neighboursOf = (
  { entry }: StageRow,
  before: StageRow | undefined,
  next: StageRow | undefined,
): Neighbours => ({
  resultsBeforeAt: entry === 'by_result' && before ? (before.resultsAt ?? before.closesAt) : null,
  nextOpensAt: next?.opensAt ?? null,
})

const termsIn = ({ opensAt, closesAt, resultsAt, grades }: MoveBody): StageTerms => ({
  opensAt: new Date(opensAt),
  closesAt: new Date(closesAt),
  resultsAt: resultsAt === null ? null : new Date(resultsAt),
  grades,
})

/** Current schedule of a stage, and who changed it last. */
async function movedMeanwhile(ctx: Ctx, stage: StageRow): Promise<Meanwhile> {
  const last = await findLastMove(ctx.sql, stage.id)
  return {
    version: stage.moves + 1,
    changedAt: last?.at.toISOString() ?? null,
    changedBy: last?.name ?? null,
    isMine: last?.by === ctx.viewer.id,
    current: {
      opensAt: stage.opensAt.toISOString(),
      closesAt: stage.closesAt.toISOString(),
      resultsAt: stage.resultsAt?.toISOString() ?? null,
      grades: stage.grades.map(({ gradeIndex, minutes }) => ({ gradeIndex, minutes })),
    },
  }
}

/**
 * Changes the schedule of a stage. Pupils who are solving see the later end at once; all participants get a letter.
 * @throws the errors of `moveStage` in the contract
 */
export async function moveStage(ctx: Ctx, stageId: number, body: MoveBody): Promise<void> {
  const { stage, before, next } = await accessHeld(ctx, stageId)
  const after = termsIn(body)
  const isSame = areTerms(stage, after)
  if (body.version !== stage.moves + 1) {
    // Idempotent: the same change has already been saved.
    if (isSame) return
    throw new ChangedMeanwhile(await movedMeanwhile(ctx, stage))
  }
  if (isSame) throw refuse('nothing_moved')
  const refusal = moveRefusal(stage, after, neighboursOf(stage, before, next), ctx.now)
  if (refusal) throw refuse(refusal)
  const latestEndAt = latestEndAfter(stage.latestEndAt, stage, after, stage.hardClose)
  const changeId = await moveTerms(
    ctx,
    stage,
    { ...after, latestEndAt },
    {
      reason: body.reason,
      facts: factsOfMove(stage, after),
    },
  )
  await ctx.announce(stageChanged, { changeId })
}

/**
 * Cancels a stage created by a methodist: its sets become available again and participants are notified. Idempotent.
 * @throws stage_not_found, only_methodists, stage_of_content, stage_begun, next_needs_it
 */
export async function cancelStage(ctx: Ctx, stageId: number, reason: string): Promise<void> {
  const { stage, next } = await accessHeld(ctx, stageId)
  if (stage.cancelledAt !== null) return
  const refusal = cancelRefusal(stage, ctx.now)
  if (refusal) throw refuse(refusal)
  if (next) throw refuse('next_needs_it')
  // Somebody may have begun within a window that was shifted to an earlier time.
  if (await isBegun(ctx.sql, stageId)) throw refuse('stage_begun')
  const changeId = await callStageOff(ctx, stage, reason)
  await ctx.announce(stageChanged, { changeId })
}
