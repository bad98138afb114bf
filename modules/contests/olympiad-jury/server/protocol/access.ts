import type { Ctx } from '@school/kernel/server'
import {
  type MonitoredStageRow,
  accessMonitoredStage,
  mayReadProtocol,
} from '@school/olympiad-conduct/server'
import { refuse } from '../refuse.ts'

/** @throws stage_not_found, protocol_closed */
export async function accessProtocol(ctx: Ctx, stageId: number): Promise<MonitoredStageRow> {
  const monitored = await accessMonitoredStage(ctx, stageId)
  if (!(await mayReadProtocol(ctx, monitored.stage))) throw refuse('protocol_closed')
  return monitored
}
