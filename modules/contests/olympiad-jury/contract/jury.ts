import { Email } from '@school/accounts/contract'
import * as z from 'zod'
import { endpoint, Id, idParams, Instant, pagingBy } from '@school/kernel/contract'

/** An adult who judges answers of a stage together with methodists. Removed experts stay in the record. */
export const Expert = z.object({
  id: z.int(),
  name: z.string(),
  appointedAt: Instant,
  appointedBy: z.string().nullable(),
  dismissedAt: Instant.nullable(),
  dismissedBy: z.string().nullable(),
})
export type Expert = z.infer<typeof Expert>

/** A mark of one member of the jury, and the final result. */
export const JuryMark = z.object({
  id: z.int(),
  /** Number of the answer as shown to the jury. */
  reviewId: z.int(),
  task: z.string(),
  reviewer: z.string().nullable(),
  saidAt: Instant,
  /** In hundredths; `null` while the jury judges: those who have not judged yet must not see it. */
  points: z.int().nullable(),
  maxPoints: z.int(),
  comment: z.string().nullable(),
  /** Final points settled from the marks. */
  settled: z.int().nullable(),
})
export type JuryMark = z.infer<typeof JuryMark>

const path = '/api/teacher/olympiad_stages/:stageId/experts'
const errors = ['stage_not_found', 'only_methodists']

export const mostExperts = 300

export const listExperts = endpoint({
  name: 'olympiads.listExperts',
  method: 'GET',
  path,
  audience: 'agent',
  reads: ['olympiads.experts'],
  summary: 'Experts of the jury of a stage, those who are it no more too; for methodists',
  params: idParams('stageId'),
  reply: z.array(Expert).max(mostExperts),
  errors,
})

export const appointExpert = endpoint({
  name: 'olympiads.appointExpert',
  method: 'POST',
  path,
  audience: 'agent',
  changes: ['olympiads.experts', 'reviews.reviews'],
  summary: 'Appoints a grown-up of the school an expert of a stage by their e-mail; for methodists',
  params: idParams('stageId'),
  body: z.object({ email: Email }),
  reply: z.array(Expert),
  errors: [...errors, 'expert_not_found'],
})

export const dismissExpert = endpoint({
  name: 'olympiads.dismissExpert',
  method: 'DELETE',
  path: `${path}/:expertId`,
  audience: 'agent',
  changes: ['olympiads.experts', 'reviews.reviews'],
  summary: 'An expert judges a stage no more; what they have said stays. For methodists',
  params: z.object({ stageId: Id, expertId: Id }),
  reply: z.array(Expert),
  errors,
})

export const listJuryMarks = endpoint({
  name: 'olympiads.listJuryMarks',
  method: 'GET',
  path: '/api/teacher/olympiad_stages/:stageId/marks',
  audience: 'agent',
  reads: ['reviews.reviews', 'olympiads.experts'],
  summary: 'Everything that the jury of a stage has said about answers, the latest first; for methodists',
  params: idParams('stageId'),
  query: pagingBy(50),
  reply: z.array(JuryMark),
  paged: true,
  errors,
})
