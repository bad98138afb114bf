import { pageQuery, query } from '@school/api-client'
import {
  getAppealedAnswer,
  listClarifications,
  listExperts,
  listJuryMarks,
  listJuryQuestions,
  listStageAppeals,
} from '../../contract/index.ts'

export const clarificationsQuery = (participationId: number) =>
  query(listClarifications, { params: { participationId } })

/** More than a jury keeps pending. */
const waitingShown = 100

export const waitingQuestionsQuery = (stageId: number) =>
  pageQuery(listJuryQuestions, {
    params: { stageId },
    query: { q: { stateEq: 'open' }, limit: waitingShown },
  })

export const saidQuery = (stageId: number, page: number) =>
  pageQuery(listJuryQuestions, { params: { stageId }, query: { q: { stateEq: 'answered' }, page } })

export const openAppealsQuery = (stageId: number) =>
  pageQuery(listStageAppeals, { params: { stageId }, query: { q: { stateEq: 'open' }, limit: waitingShown } })

export const decidedAppealsQuery = (stageId: number, page: number) =>
  pageQuery(listStageAppeals, { params: { stageId }, query: { q: { stateEq: 'decided' }, page } })

export const expertsQuery = (stageId: number) => query(listExperts, { params: { stageId } })

export const juryMarksQuery = (stageId: number, page: number) =>
  pageQuery(listJuryMarks, { params: { stageId }, query: { page } })

export const appealedAnswerQuery = (appealId: number) => query(getAppealedAnswer, { params: { appealId } })
