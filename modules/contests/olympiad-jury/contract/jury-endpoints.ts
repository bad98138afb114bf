import { endpoint, filtersOf, idParams, pagingBy } from '@school/kernel/contract'
import { AppealCard, DecisionBody } from '@school/reviews/contract'
import { SolvedTaskView } from '@school/results/contract'
import * as z from 'zod'
import { AnnouncementBody, AnswerBody, Clarifications, JuryQuestion, QuestionBody } from './clarifications.ts'

const ParticipationId = idParams('participationId')
const StageId = idParams('stageId')

export const listClarifications = endpoint({
  name: 'olympiads.listClarifications',
  method: 'GET',
  path: '/api/olympiad_participations/:participationId/clarifications',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['olympiads.clarifications', 'olympiads.participations', 'works.attempts'],
  summary: 'One’s own questions to the jury with its answers, and what it has announced to the grade',
  params: ParticipationId,
  reply: Clarifications,
  errors: ['participation_not_found'],
})

export const askJury = endpoint({
  name: 'olympiads.askJury',
  method: 'POST',
  path: '/api/olympiad_participations/:participationId/clarifications',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['olympiads.clarifications'],
  summary: 'Asks the jury about a task or the whole, while the attempt goes on',
  params: ParticipationId,
  body: QuestionBody,
  reply: Clarifications,
  perMinute: 6,
  errors: ['participation_not_found', 'questions_closed', 'questions_too_many', 'task_not_found'],
})

const QueueFilters = filtersOf({ stateEq: z.enum(['open', 'answered']) }, [])

export const listJuryQuestions = endpoint({
  name: 'olympiads.listJuryQuestions',
  method: 'GET',
  path: '/api/olympiad_stages/:stageId/clarifications',
  audience: 'agent',
  reads: ['olympiads.clarifications'],
  summary:
    'For the jury: questions of a stage that wait, the longest waiting first; or what was said, the last first',
  params: StageId,
  query: pagingBy(20).extend({ q: QueueFilters }),
  reply: z.array(JuryQuestion),
  paged: true,
  errors: ['stage_not_found'],
})

export const answerQuestion = endpoint({
  name: 'olympiads.answerQuestion',
  method: 'PUT',
  path: '/api/olympiad_clarifications/:clarificationId/answer',
  audience: 'agent',
  changes: ['olympiads.clarifications'],
  summary: 'Answers the pupil alone or everybody of the grade; said again, it is corrected',
  params: idParams('clarificationId'),
  body: AnswerBody,
  reply: JuryQuestion,
  errors: ['question_not_found', 'questions_closed'],
})

export const announce = endpoint({
  name: 'olympiads.announce',
  forProved: true,
  method: 'POST',
  path: '/api/olympiad_stages/:stageId/announcements',
  audience: 'agent',
  changes: ['olympiads.clarifications'],
  summary: 'Sends an announcement to everybody who solves a stage, or one grade of it',
  params: StageId,
  body: AnnouncementBody,
  reply: JuryQuestion,
  errors: ['stage_not_found', 'questions_closed', 'grade_not_here'],
})

const AppealFilters = filtersOf({ stateEq: z.enum(['open', 'decided']) }, [])

export const listStageAppeals = endpoint({
  name: 'olympiads.listAppeals',
  method: 'GET',
  path: '/api/olympiad_stages/:stageId/appeals',
  audience: 'agent',
  reads: ['reviews.appeals', 'works.attempts'],
  summary:
    'For the jury: appeals of a stage that wait, the longest waiting first; or the decided, the last first',
  params: StageId,
  query: pagingBy(20).extend({ q: AppealFilters }),
  reply: z.array(AppealCard),
  paged: true,
  errors: ['stage_not_found'],
})

export const getAppealedAnswer = endpoint({
  name: 'olympiads.getAppealedAnswer',
  method: 'GET',
  path: '/api/olympiad_appeals/:appealId/answer',
  audience: 'agent',
  reads: ['reviews.appeals', 'works.attempts'],
  summary: 'For the jury: the answer that an appeal is about, with the solution and without its author',
  params: idParams('appealId'),
  reply: SolvedTaskView,
  errors: ['appeal_not_found', 'appeal_by_review'],
})

export const decideAppeal = endpoint({
  name: 'olympiads.decideAppeal',
  method: 'PUT',
  path: '/api/olympiad_appeals/:appealId/decision',
  audience: 'agent',
  changes: ['reviews.appeals', 'olympiads.participations', 'works.attempts', 'rewards.xp'],
  summary: 'Keeps or raises the points for an answer that a program has judged, with words; once',
  params: idParams('appealId'),
  body: DecisionBody,
  reply: z.null(),
  errors: ['appeal_not_found', 'appeal_decided', 'appeal_by_review', 'appeal_points_wrong'],
})
