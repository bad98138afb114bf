import { handle } from '@school/kernel/server'
import { readMonitoredStage } from '@school/olympiad-conduct/server'
import * as contract from '../../contract/index.ts'
import { readPreliminary } from './preliminary.ts'
import { publishNow } from './publish-now.ts'
import { withdrawResults } from './withdraw-results.ts'

export const resultRoutes = [
  handle(contract.listPreliminary, (ctx, { params, query }) =>
    readPreliminary(ctx, params.stageId, query.q.gradeEq, query),
  ),

  handle(contract.publishStage, async (ctx, { params: { stageId } }) => {
    await publishNow(ctx, stageId)
    return readMonitoredStage(ctx, stageId)
  }),

  handle(contract.withdrawResults, async (ctx, { params: { stageId }, body: { reason } }) => {
    await withdrawResults(ctx, stageId, reason)
    return readMonitoredStage(ctx, stageId)
  }),
]
