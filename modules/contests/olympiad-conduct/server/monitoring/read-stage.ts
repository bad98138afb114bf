import type { Ctx } from '@school/kernel/server'
import type { MonitoredStage } from '../../contract/monitoring.ts'
import { packetsOf } from '../packet/access.ts'
import { countWaitingRequests } from '../time/request-queries.ts'
import { accessMonitoredStage } from './access.ts'
import { findAwaited } from './awaited-queries.ts'
import { juryWaiting } from './jury-waiting.ts'
import { presentMonitoredStage } from './present.ts'
import { mayReadProtocol } from './protocol-rights.ts'
import { countParticipants, noParticipants } from './queries.ts'

async function readWaiting({ sql, extensions }: Ctx, stageId: number): Promise<MonitoredStage['waiting']> {
  const [count] = extensions(juryWaiting)
  return count ? count(sql, stageId) : null
}

/** A stage for the people who lead its participants. @throws stage_not_found */
export async function readMonitoredStage(ctx: Ctx, stageId: number): Promise<MonitoredStage> {
  const monitored = await accessMonitoredStage(ctx, stageId)
  const { isMethodist, id } = ctx.viewer
  const [counts, awaited, waiting, timeRequests, readsProtocol, packets] = await Promise.all([
    countParticipants(ctx.sql, [stageId], monitored.lead.classIds, ctx.now),
    findAwaited(ctx.sql, stageId),
    isMethodist ? readWaiting(ctx, stageId) : null,
    countWaitingRequests(ctx.sql, stageId, isMethodist ? null : id),
    mayReadProtocol(ctx, monitored.stage),
    packetsOf(ctx.sql, ctx.viewer),
  ])
  const standing = {
    counts: counts.get(stageId) ?? noParticipants,
    awaited,
    waiting,
    readsProtocol,
    makesPackets: packets !== undefined,
  }
  return { ...presentMonitoredStage(monitored, ctx.viewer, standing, ctx.now), timeRequests }
}
