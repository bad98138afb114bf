import * as z from 'zod'
import { endpoint, filtersOf, Id, idParams, pagingBy, WireInteger } from '@school/kernel/contract'
import { AppealBody } from '@school/reviews/contract'
import { HolderBody } from '@school/works/contract'
import { Exam } from './paper.ts'
import { ExamRehearsal, ExamRehearsalCard, ExamAttempt } from './rehearsal.ts'
import { ExamResults, ExamSolution, ResultShare, SharedExamResults } from './results.ts'

const RehearsalId = idParams('examRehearsalId')
const TaskInRehearsal = z.object({ examRehearsalId: Id, taskId: Id })
const WhichAttempt = z.object({
  attemptNumber: WireInteger(1, 30_000).optional(),
})
const Ulid = z.object({ ulid: z.string().max(64) })

export const ExamRehearsalFilters = filtersOf(
  { examEq: Exam, disciplineEq: z.string().regex(/^[a-z0-9-]{1,60}$/) },
  [],
)
export type ExamRehearsalFilters = z.output<typeof ExamRehearsalFilters>

export const listExamRehearsals = endpoint({
  name: 'examRehearsals.listExamRehearsals',
  method: 'GET',
  path: '/api/exam_rehearsals',
  audience: 'anyone',
  alsoForParents: true,
  reads: ['works.attempts', 'accounts.user'],
  summary: 'Exam rehearsals with what the viewer has reached; the exam of the viewer’s grade comes first',
  query: pagingBy(24).extend({ q: ExamRehearsalFilters }),
  reply: z.array(ExamRehearsalCard),
  paged: true,
})

export const getExamRehearsal = endpoint({
  name: 'examRehearsals.getExamRehearsal',
  method: 'GET',
  path: '/api/exam_rehearsals/:examRehearsalId',
  audience: 'anyone',
  alsoForParents: true,
  reads: ['works.attempts', 'works.allowances'],
  summary: 'A rehearsal with the form of the official paper, its scale and what the viewer has reached',
  params: RehearsalId,
  reply: ExamRehearsal,
  errors: ['exam_rehearsal_not_found'],
})

export const startExam = endpoint({
  name: 'examRehearsals.start',
  method: 'POST',
  path: '/api/exam_rehearsals/:examRehearsalId/starts',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['works.attempts'],
  summary: 'Begins an attempt, or goes on with the one under way; the clock starts here',
  params: RehearsalId,
  body: HolderBody,
  reply: ExamAttempt,
  errors: ['exam_rehearsal_not_found', 'work_not_open', 'work_over', 'no_more_attempts'],
})

export const getExamAttempt = endpoint({
  name: 'examRehearsals.getAttempt',
  method: 'GET',
  path: '/api/exam_rehearsals/:examRehearsalId/tasks',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['works.attempts'],
  summary: 'The viewer’s last attempt with its tasks; nothing when there was none',
  params: RehearsalId,
  reply: ExamAttempt.nullable(),
  errors: ['exam_rehearsal_not_found'],
})

export const getExamResults = endpoint({
  name: 'examRehearsals.getResults',
  method: 'GET',
  path: '/api/exam_rehearsals/:examRehearsalId/results',
  audience: 'user',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['works.attempts', 'reviews.appeals', 'examRehearsals.shares'],
  summary: 'The viewer’s judged attempt, the last one if none is asked for; nothing when there is none yet',
  params: RehearsalId,
  query: WhichAttempt,
  reply: ExamResults.nullable(),
  errors: ['exam_rehearsal_not_found', 'exam_results_not_found'],
})

export const getExamSolution = endpoint({
  name: 'examRehearsals.getSolution',
  method: 'GET',
  path: '/api/exam_rehearsals/:examRehearsalId/results/tasks/:taskId',
  audience: 'user',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['works.attempts', 'reviews.appeals'],
  summary: 'One task of the viewer’s judged attempt: the answer, the verdict, the solution',
  params: TaskInRehearsal,
  query: WhichAttempt,
  reply: ExamSolution,
  errors: ['exam_rehearsal_not_found', 'exam_results_not_found', 'exam_solutions_closed', 'task_not_found'],
})

export const appealExamTask = endpoint({
  name: 'examRehearsals.appeal',
  method: 'POST',
  path: '/api/exam_rehearsals/:examRehearsalId/results/tasks/:taskId/appeals',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['reviews.appeals'],
  summary: 'Asks for a second look at an extended answer, by another expert; within seven days of the result',
  params: TaskInRehearsal,
  query: WhichAttempt,
  body: AppealBody,
  reply: ExamSolution,
  perMinute: 10,
  errors: [
    'exam_rehearsal_not_found',
    'exam_results_not_found',
    'exam_solutions_closed',
    'task_not_found',
    'appeal_not_possible',
    'appeal_over',
    'appeal_no_answer',
    'appeal_needless',
    'appeal_open',
    'appeals_used_up',
  ],
})

export const shareExamResults = endpoint({
  name: 'examRehearsals.share',
  method: 'POST',
  path: '/api/exam_rehearsals/:examRehearsalId/shares',
  audience: 'user',
  changes: ['examRehearsals.shares'],
  summary: 'Makes a link to the results of an attempt, or moves the last day of the one that is there',
  params: RehearsalId,
  body: z.object({
    attemptNumber: z.int().min(1).max(30_000),
    /** The last day on which the link works, in the school’s time zone; `null` is until it is revoked. */
    endsOn: z.iso.date().nullable(),
  }),
  reply: ResultShare,
  errors: ['exam_rehearsal_not_found', 'exam_results_not_found', 'exam_share_in_past'],
})

export const revokeExamShare = endpoint({
  name: 'examRehearsals.revokeShare',
  method: 'DELETE',
  path: '/api/exam_rehearsals/:examRehearsalId/shares/:ulid',
  audience: 'user',
  changes: ['examRehearsals.shares'],
  summary: 'Switches a link off for good; repeating it changes nothing',
  params: RehearsalId.extend(Ulid.shape),
  reply: z.null(),
  errors: ['exam_rehearsal_not_found', 'exam_share_not_found'],
})

export const getSharedExamResults = endpoint({
  name: 'examRehearsals.getSharedResults',
  method: 'GET',
  path: '/api/shared/exam_rehearsal_results/:ulid',
  audience: 'anyone',
  reads: ['examRehearsals.shares', 'works.attempts'],
  summary: 'What a link shows: a first name and the result',
  params: Ulid,
  reply: SharedExamResults,
  errors: ['exam_share_not_found'],
})
