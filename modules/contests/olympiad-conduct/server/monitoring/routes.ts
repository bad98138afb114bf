import { handle } from '@school/kernel/server'
import { listOlympiads, listStages } from '@school/olympiads/server'
import * as contract from '../../contract/index.ts'
import { stageMakingRoutesOf } from '../stages/routes.ts'
import { timeRoutes } from '../time/routes.ts'
import { accessMonitoredStage, accessNamedStage, readLead, refuse } from './access.ts'
import { issueCodeTo, setSeats } from './code-actions.ts'
import { listSchoolsWithoutCode } from './code-queries.ts'
import { listDisqualified } from './disqualification-queries.ts'
import { disqualify, restore } from './disqualify.ts'
import { listGroups } from './participant-queries.ts'
import { listParticipants, participantsFile } from './participants.ts'
import { presentWatchedStage, presentMonitoredCode, presentMonitoredTitle } from './present.ts'
import { countParticipants, listTiles, noParticipants } from './queries.ts'
import { readMonitoredStage } from './read-stage.ts'
import { stageTableFile } from './stage-table.ts'
import { readCodes, readDisqualified } from './stage-tables.ts'

const stageRoutes = [
  handle(contract.listMonitoredOlympiads, async (ctx) => {
    const [olympiads, lead] = await Promise.all([listOlympiads(ctx.sql, {}), readLead(ctx)])
    const stages = await listStages(
      ctx.sql,
      olympiads.map(({ id }) => id),
      ctx.viewer.isMethodist ? 'all' : 'none',
    )
    const ids = stages.map(({ id }) => id)
    const counts = await countParticipants(ctx.sql, ids, lead.classIds, ctx.now)
    return olympiads.map((olympiad) => ({
      ...presentMonitoredTitle(olympiad),
      can: { makeStage: ctx.viewer.isMethodist },
      stages: stages
        .filter(({ olympiadId }) => olympiadId === olympiad.id)
        .map((stage) => presentWatchedStage(stage, counts.get(stage.id) ?? noParticipants, ctx.now)),
    }))
  }),

  handle(contract.getMonitoredStage, (ctx, { params }) => readMonitoredStage(ctx, params.stageId)),
]

const participantRoutes = [
  handle(contract.listMonitoredParticipants, async (ctx, { params: { stageId }, query }) =>
    listParticipants(ctx, await accessNamedStage(ctx, stageId), query.q, query),
  ),

  handle(contract.saveMonitoredParticipants, async (ctx, { params: { stageId }, query: { format, q } }) =>
    participantsFile(ctx, await accessNamedStage(ctx, stageId), q, format),
  ),

  handle(contract.listStageGroups, async (ctx, { params: { stageId }, query: { q } }) => {
    const { lead } = await accessMonitoredStage(ctx, stageId)
    return listGroups(ctx.sql, stageId, lead.classIds, q.nameCont ?? null)
  }),

  handle(contract.listStageTiles, async (ctx, { params: { stageId } }) => {
    const { lead } = await accessMonitoredStage(ctx, stageId)
    return listTiles(ctx.sql, stageId, lead.classIds, ctx.now)
  }),
]

const codeRoutes = [
  handle(contract.listMonitoredCodes, (ctx, { params, query: { q, ...paging } }) =>
    readCodes(ctx, params.stageId, q, paging),
  ),

  handle(contract.issueCodeTo, async (ctx, { params, body }) =>
    presentMonitoredCode(await issueCodeTo(ctx, params.stageId, body.organizationId)),
  ),

  handle(contract.setSeats, async (ctx, { params, body }) =>
    presentMonitoredCode(await setSeats(ctx, params.stageId, params.codeId, body.seats)),
  ),

  handle(contract.listSchoolsWithoutCode, async (ctx, { params: { stageId }, query: { q } }) => {
    await accessMonitoredStage(ctx, stageId)
    if (!ctx.viewer.isMethodist) throw refuse('only_methodists')
    return listSchoolsWithoutCode(ctx.sql, stageId, q.nameCont ?? null)
  }),
]

const disqualificationRoutes = [
  handle(contract.listDisqualified, (ctx, { params }) => readDisqualified(ctx, params.stageId)),

  handle(contract.disqualify, async (ctx, { params: { stageId }, body }) => {
    await disqualify(ctx, stageId, body)
    return listDisqualified(ctx.sql, stageId)
  }),

  handle(contract.restoreParticipation, async (ctx, { params: { stageId, participationId } }) => {
    await restore(ctx, stageId, participationId)
    return listDisqualified(ctx.sql, stageId)
  }),
]

const tableRoutes = [
  handle(contract.saveStageTable, (ctx, { params, query: { table, format, q } }) =>
    stageTableFile(ctx, params.stageId, { table, format, grade: q.gradeEq }),
  ),
]

export const monitoringRoutes = [
  ...stageRoutes,
  ...participantRoutes,
  ...timeRoutes,
  ...codeRoutes,
  ...disqualificationRoutes,
  ...tableRoutes,
  ...stageMakingRoutesOf(readMonitoredStage),
]
