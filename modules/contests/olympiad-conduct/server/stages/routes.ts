import { type Ctx, handle } from '@school/kernel/server'
import type { MonitoredStage } from '../../contract/monitoring.ts'
import * as contract from '../../contract/stage-making.ts'
import { makeStage, readStageMaking } from './make.ts'
import { cancelStage, moveStage } from './move.ts'

/** @param readStage reads a stage as shown to those who lead it */
export const stageMakingRoutesOf = (readStage: (ctx: Ctx, stageId: number) => Promise<MonitoredStage>) => [
  handle(contract.getStageMaking, (ctx, { params }) => readStageMaking(ctx, params.olympiadId)),

  handle(contract.makeStage, async (ctx, { params, body }) =>
    readStage(ctx, await makeStage(ctx, params.olympiadId, body)),
  ),

  handle(contract.moveStage, async (ctx, { params: { stageId }, body }) => {
    await moveStage(ctx, stageId, body)
    return readStage(ctx, stageId)
  }),

  handle(contract.cancelStage, async (ctx, { params: { stageId }, body }) => {
    await cancelStage(ctx, stageId, body.reason)
    return readStage(ctx, stageId)
  }),
]
