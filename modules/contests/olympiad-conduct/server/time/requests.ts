import { type Ctx, sendMessage } from '@school/kernel/server'
import type { TimeGrantBody } from '@school/monitoring/contract'
import { listClassPupils, listSchoolPupils } from '@school/school-classes/server'
import type { TimeReach, TimeRequest } from '../../contract/time.ts'
import { accessMonitoredStage, type MonitoredStageRow, refuse } from '../monitoring/access.ts'
import { givesAtOnce } from '../rules/index.ts'
import { accessTarget, accessTime, giveTo } from './give-time.ts'
import { decisionLetter } from './letters.ts'
import { countReached } from './given-queries.ts'
import {
  decideOnce,
  findAddress,
  insertRequest,
  isRequest,
  listRequests,
  type TimeRequestRow,
} from './request-queries.ts'

/** How many people a change of time would affect, for a preview. @throws what `accessTarget` throws */
export async function readReach(
  ctx: Ctx,
  stageId: number,
  asked: Pick<TimeGrantBody, 'target' | 'targetId'>,
): Promise<TimeReach> {
  const { userIds } = await accessTarget(ctx, await accessMonitoredStage(ctx, stageId), asked)
  return countReached(ctx.sql, stageId, userIds)
}

async function reachOf(
  { sql }: Ctx,
  stageId: number,
  { target, targetId }: TimeRequestRow,
): Promise<TimeReach> {
  if (target === 'all' || targetId === null) return countReached(sql, stageId, null)
  if (target === 'user') return countReached(sql, stageId, [targetId])
  const listPupils = target === 'class' ? listClassPupils : listSchoolPupils
  return countReached(sql, stageId, (await listPupils(sql, targetId)) ?? [])
}

/** Requests visible to the viewer: all for a methodist, their own for a teacher. @throws stage_not_found */
export async function readRequests(ctx: Ctx, stageId: number): Promise<TimeRequest[]> {
  await accessMonitoredStage(ctx, stageId)
  const { isMethodist, id } = ctx.viewer
  const rows = await listRequests(ctx.sql, stageId, isMethodist ? null : id)
  return Promise.all(
    rows.map(async (row) => ({
      ...row,
      askedAt: row.askedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
      reach: row.decidedAt ? null : await reachOf(ctx, stageId, row),
    })),
  )
}

/** @throws giving_at_once, what `accessTime` throws */
export async function askForTime(ctx: Ctx, stageId: number, body: TimeGrantBody): Promise<void> {
  const monitored = await accessMonitoredStage(ctx, stageId)
  if (givesAtOnce(monitored.stage, ctx.viewer.isMethodist)) throw refuse('giving_at_once')
  const { targetId } = await accessTime(ctx, monitored, body)
  await insertRequest(ctx, stageId, { ...body, targetId })
}

async function notifyAsker(
  ctx: Ctx,
  { stage, olympiad }: MonitoredStageRow,
  askedBy: number,
  about: { requestId: number; isConfirmed: boolean; words: string },
): Promise<void> {
  const to = await findAddress(ctx.sql, askedBy)
  if (to) await sendMessage(ctx, decisionLetter(to, { stage, olympiad, ...about }), ctx.now)
}

/**
 * «Дать» or «Отклонить». The time is given in the name of the methodist, in the same transaction; of two concurrent decisions one
 * succeeds.
 * @throws only_methodists, request_not_found, request_decided, what `giveTo` throws
 */
export async function decideRequest(
  ctx: Ctx,
  { stageId, requestId }: { stageId: number; requestId: number },
  decision: { isConfirmed: boolean; words: string },
): Promise<void> {
  const monitored = await accessMonitoredStage(ctx, stageId)
  if (!ctx.viewer.isMethodist) throw refuse('only_methodists')
  const request = await decideOnce(ctx, { stageId, requestId }, decision)
  if (!request)
    throw refuse((await isRequest(ctx.sql, stageId, requestId)) ? 'request_decided' : 'request_not_found')
  if (decision.isConfirmed) await giveTo(ctx, monitored, request)
  await notifyAsker(ctx, monitored, request.askedBy, { requestId, ...decision })
}
