import { endpoint, filtersOf, idParams, pagingBy, TypedLine, Version } from '@school/kernel/contract'
import * as z from 'zod'
import {
  CheckedCoach,
  CoachCard,
  CoachData,
  CoachState,
  CoachSubject,
  DocumentKind,
  Education,
  longestCoachWords,
  longestComment,
  mostEducation,
  mostSubjects,
  PaymentScheme,
} from './coach-data.ts'

const changes = ['coaches.data'] as const

export const getCoachData = endpoint({
  name: 'coaches.getData',
  method: 'GET',
  path: '/api/coach/info',
  audience: 'agent',
  reads: ['coaches.data'],
  summary: 'What the viewer says of their work as a coach, and how far its check has come',
  reply: CoachData,
})

export const updateCoachData = endpoint({
  name: 'coaches.updateData',
  method: 'PATCH',
  path: '/api/coach/info',
  audience: 'agent',
  changes,
  summary:
    'Changes what is named; education and subjects as whole lists. What was checked is to be checked again',
  body: z.object({
    about: z.string().trim().max(longestCoachWords).optional(),
    videoUrl: TypedLine.max(500).nullish(),
    education: z.array(Education).max(mostEducation).optional(),
    subjects: z.array(CoachSubject).max(mostSubjects).optional(),
    paymentScheme: PaymentScheme.nullish(),
    version: Version.optional(),
  }),
  reply: CoachData,
  errors: ['coach_on_check', 'video_unfit', 'subject_unfit', 'subject_twice', 'education_year_ahead'],
})

export const addCoachDocument = endpoint({
  name: 'coaches.addDocument',
  method: 'POST',
  path: '/api/coach/documents',
  audience: 'agent',
  changes,
  summary: 'Adds a file that was sent before',
  body: z.object({ kind: DocumentKind, fileId: z.uuid() }),
  reply: CoachData,
  errors: ['coach_on_check', 'documents_too_many', 'document_absent'],
})

export const removeCoachDocument = endpoint({
  name: 'coaches.removeDocument',
  method: 'DELETE',
  path: '/api/coach/documents/:documentId',
  audience: 'agent',
  changes,
  summary: 'Takes a document away',
  params: idParams('documentId'),
  reply: CoachData,
  errors: ['coach_on_check', 'document_not_found'],
})

export const sendCoachData = endpoint({
  name: 'coaches.sendData',
  method: 'POST',
  path: '/api/coach/info/checks',
  audience: 'agent',
  changes,
  summary: 'Sends the data to be checked',
  reply: CoachData,
  errors: ['coach_on_check', 'coach_incomplete'],
})

export const listCoaches = endpoint({
  name: 'coaches.list',
  method: 'GET',
  path: '/api/teacher/coaches',
  audience: 'agent',
  reads: ['coaches.data'],
  summary: 'Coaches by the state of their data, those who have waited longest first: for methodists',
  query: pagingBy(20).extend({ q: filtersOf({ stateEq: CoachState }, []) }),
  reply: z.array(CoachCard),
  paged: true,
  errors: ['coach_not_found'],
})

export const getCoach = endpoint({
  name: 'coaches.get',
  method: 'GET',
  path: '/api/teacher/coaches/:coachId',
  audience: 'agent',
  reads: ['coaches.data'],
  summary: 'What a coach has sent: for methodists',
  params: idParams('coachId'),
  reply: CheckedCoach,
  errors: ['coach_not_found'],
})

export const decideCoach = endpoint({
  name: 'coaches.decide',
  method: 'POST',
  path: '/api/teacher/coaches/:coachId/decisions',
  audience: 'agent',
  changes: ['coaches.data', 'accounts.user'],
  summary: 'Approves the data, which makes the person a coach, or returns them with a word: for methodists',
  params: idParams('coachId'),
  body: z.object({
    isApproved: z.boolean(),
    comment: z.string().trim().max(longestComment).default(''),
    /** When the data were sent that the methodist has read: others are to be read first. */
    sentAt: z.iso.datetime({ offset: true }),
  }),
  reply: CheckedCoach,
  errors: ['coach_not_found', 'coach_decided', 'coach_comment_needed'],
})
