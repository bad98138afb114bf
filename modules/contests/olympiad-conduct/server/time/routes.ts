import { handle } from '@school/kernel/server'
import * as contract from '../../contract/index.ts'
import { accessNamedStage } from '../monitoring/access.ts'
import { giveTime } from './give-time.ts'
import { giveTimeToPupils } from './give-to-pupils.ts'
import { listStageTimes } from './given-queries.ts'
import { askForTime, decideRequest, readReach, readRequests } from './requests.ts'
import { takeBack } from './take-back.ts'

export const timeRoutes = [
  handle(contract.listGivenTime, async (ctx, { params }) =>
    listStageTimes(ctx.sql, await accessNamedStage(ctx, params.stageId)),
  ),

  handle(contract.giveTime, async (ctx, { params, body }) =>
    listStageTimes(ctx.sql, await giveTime(ctx, params.stageId, body)),
  ),

  handle(contract.giveTimeToPupils, (ctx, { params, body }) => giveTimeToPupils(ctx, params.stageId, body)),

  handle(contract.takeTimeBack, async (ctx, { params: { stageId, grantId } }) =>
    listStageTimes(ctx.sql, await takeBack(ctx, stageId, grantId)),
  ),

  handle(contract.getTimeReach, (ctx, { params, query: { target, targetId } }) =>
    readReach(ctx, params.stageId, { target, targetId: targetId ?? null }),
  ),

  handle(contract.listTimeRequests, (ctx, { params }) => readRequests(ctx, params.stageId)),

  handle(contract.askForTime, async (ctx, { params: { stageId }, body }) => {
    await askForTime(ctx, stageId, body)
    return readRequests(ctx, stageId)
  }),

  handle(contract.decideTimeRequest, async (ctx, { params, body }) => {
    await decideRequest(ctx, params, body)
    return readRequests(ctx, params.stageId)
  }),
]
