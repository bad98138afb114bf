import * as z from 'zod'
import { endpoint, Id, idParams, Instant } from '@school/kernel/contract'
import { Disqualification } from '@school/olympiads/contract'
import { disqualificationWords } from './errors.ts'

/** A record of a disqualification: who, why, by whom and when, and who revoked it. */
export const Disqualified = Disqualification.extend({
  id: z.int(),
  participationId: z.int(),
  name: z.string(),
  decidedBy: z.string().nullable(),
  withdrawnAt: Instant.nullable(),
  withdrawnBy: z.string().nullable(),
})
export type Disqualified = z.infer<typeof Disqualified>

const path = '/api/teacher/olympiad_stages/:stageId/disqualifications'
const errors = ['stage_not_found', 'only_methodists', 'participation_not_found']

export const mostDisqualified = 300

export const listDisqualified = endpoint({
  name: 'olympiads.listDisqualified',
  method: 'GET',
  path,
  audience: 'agent',
  reads: ['olympiads.participations'],
  summary:
    'The record of disqualifications of a stage, those taken back too; for methodists, to others it is empty',
  params: idParams('stageId'),
  reply: z.array(Disqualified).max(mostDisqualified),
  errors: ['stage_not_found'],
})

export const disqualify = endpoint({
  name: 'olympiads.disqualify',
  method: 'POST',
  path,
  audience: 'agent',
  changes: ['olympiads.participations', 'works.attempts', 'certificates.certificates'],
  summary: 'Takes an attempt out of the rating with a reason which its pupil reads; for methodists',
  params: idParams('stageId'),
  body: z.object({
    participationId: Id,
    reason: z.string().trim().min(3, disqualificationWords.reasonNeeded).max(300),
  }),
  reply: z.array(Disqualified),
  errors: [...errors, 'not_begun'],
})

export const restoreParticipation = endpoint({
  name: 'olympiads.restoreParticipation',
  method: 'DELETE',
  path: `${path}/:participationId`,
  audience: 'agent',
  changes: ['olympiads.participations', 'works.attempts', 'certificates.certificates'],
  summary: 'Takes a disqualification back: the attempt is in the rating again; for methodists',
  params: z.object({ stageId: Id, participationId: Id }),
  reply: z.array(Disqualified),
  errors,
})
