import { answer } from '@school/kernel/server'
import * as contract from '../../contract/index.ts'
import { listOlympiads, listStages } from '../queries.ts'
import { accessLedStage, readLead } from './access.ts'
import { listGroups, listParticipantRows } from './participant-queries.ts'
import { presentLedCard, presentLedParticipant, presentLedStage, presentLedTitle } from './present.ts'
import { countParticipants, nobody } from './queries.ts'

const stageAnswers = [
  answer(contract.listLedOlympiads, async (ctx) => {
    const [olympiads, lead] = await Promise.all([listOlympiads(ctx.sql, {}), readLead(ctx)])
    const stages = await listStages(
      ctx.sql,
      olympiads.map(({ id }) => id),
    )
    const ids = stages.map(({ id }) => id)
    const counts = await countParticipants(ctx.sql, ids, lead.classIds, ctx.now)
    return olympiads.map((olympiad) => ({
      ...presentLedTitle(olympiad),
      stages: stages
        .filter(({ olympiadId }) => olympiadId === olympiad.id)
        .map((stage) => presentLedCard(stage, counts.get(stage.id) ?? nobody, ctx.now)),
    }))
  }),

  answer(contract.getLedStage, async (ctx, { params: { stageId } }) => {
    const led = await accessLedStage(ctx, stageId)
    const counts = await countParticipants(ctx.sql, [stageId], led.lead.classIds, ctx.now)
    return presentLedStage(led, counts.get(stageId) ?? nobody, ctx.now)
  }),
]

const participantAnswers = [
  answer(contract.listLedParticipants, async (ctx, { params: { stageId }, query }) => {
    const { stage, lead } = await accessLedStage(ctx, stageId)
    const { rows, total } = await listParticipantRows(
      ctx.sql,
      stageId,
      lead.classIds,
      query.q,
      query,
      ctx.now,
    )
    return { rows: rows.map((row) => presentLedParticipant(row, stage.publishedAt !== null)), total }
  }),

  answer(contract.listStageGroups, async (ctx, { params: { stageId } }) => {
    const { lead } = await accessLedStage(ctx, stageId)
    return listGroups(ctx.sql, stageId, lead.classIds)
  }),
]

export const ledAnswers = [...stageAnswers, ...participantAnswers]
