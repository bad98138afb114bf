import { handle } from '@school/kernel/server'
import { decideAppeal } from '@school/reviews/server'
import * as contract from '../contract/index.ts'
import { isOfJury, listAppealsOfStage, readAppealedAnswer } from './jury/appeals.ts'
import { announce, answerQuestion, askJury } from './clarifications/actions.ts'
import { listForJury, readClarifications, readForJury } from './clarifications/read.ts'
import { accessJuryOf, appointExpert, dismissExpert } from './jury/actions.ts'
import { listExpertsOf, listMarksOfStage } from './jury/queries.ts'
import { readExperts } from './jury/experts.ts'

const expertRoutes = [
  handle(contract.listExperts, (ctx, { params }) => readExperts(ctx, params.stageId)),

  handle(contract.appointExpert, async (ctx, { params: { stageId }, body }) => {
    await appointExpert(ctx, stageId, body.email)
    return listExpertsOf(ctx.sql, stageId)
  }),

  handle(contract.dismissExpert, async (ctx, { params: { stageId, expertId } }) => {
    await dismissExpert(ctx, stageId, expertId)
    return listExpertsOf(ctx.sql, stageId)
  }),

  handle(contract.listJuryMarks, async (ctx, { params: { stageId }, query }) => {
    await accessJuryOf(ctx, stageId)
    return listMarksOfStage(ctx.sql, stageId, query)
  }),
]

export const juryRoutes = [
  ...expertRoutes,

  handle(contract.listClarifications, (ctx, { params }) => readClarifications(ctx, params.participationId)),

  handle(contract.askJury, async (ctx, { params: { participationId }, body }) => {
    await askJury(ctx, participationId, body)
    return readClarifications(ctx, participationId)
  }),

  handle(contract.listJuryQuestions, (ctx, { params, query }) =>
    listForJury(ctx, params.stageId, query.q.stateEq === 'answered', query),
  ),

  handle(contract.answerQuestion, async (ctx, { params: { clarificationId }, body }) => {
    await answerQuestion(ctx, clarificationId, body)
    return readForJury(ctx, clarificationId)
  }),

  handle(contract.announce, async (ctx, { params, body }) =>
    readForJury(ctx, await announce(ctx, params.stageId, body)),
  ),

  handle(contract.listStageAppeals, (ctx, { params, query }) =>
    listAppealsOfStage(ctx, params.stageId, query.q.stateEq === 'decided', query),
  ),

  handle(contract.getAppealedAnswer, (ctx, { params }) => readAppealedAnswer(ctx, params.appealId)),

  handle(contract.decideAppeal, async (ctx, { params, body }) => {
    await decideAppeal(ctx, isOfJury(ctx), params.appealId, body)
    return null
  }),
]
