import * as z from 'zod'
import { endpoint, Id, idParams, Instant, WireInteger } from '@school/kernel/contract'
import { GivenTime, TimeGrantBody, timeTargets, ToldTime } from '@school/monitoring/contract'
import { timeRequestWords } from './errors.ts'

/** How many participants a change of time would affect. Finished attempts are not affected. */
export const TimeReach = z.object({ solving: z.int(), notBegun: z.int(), finished: z.int() })
export type TimeReach = z.infer<typeof TimeReach>

/** Time requested by a teacher, with the decision of a methodist. */
export const TimeRequest = ToldTime.extend({
  askedBy: z.string().nullable(),
  askedAt: Instant,
  decidedBy: z.string().nullable(),
  /** `null` while it is pending. */
  decidedAt: Instant.nullable(),
  isConfirmed: z.boolean().nullable(),
  words: z.string().nullable(),
  /** For a pending request: whom it would affect now. */
  reach: TimeReach.nullable(),
})
export type TimeRequest = z.infer<typeof TimeRequest>

const StageId = idParams('stageId')
const stageAt = '/api/teacher/olympiad_stages/:stageId'

const refusals = [
  'stage_not_found',
  'names_closed',
  'participation_not_found',
  'monitored_class_not_found',
  'monitored_school_not_found',
  'attempt_handed_in',
] as const

const givingRefusals = [
  ...refusals,
  'only_methodists',
  'minutes_needed',
  'stage_published',
  'shift_past_results',
  'extra_past_limit',
  'end_past_limit',
  'minutes_too_few',
] as const

export const giveTime = endpoint({
  name: 'olympiads.giveTime',
  method: 'POST',
  path: `${stageAt}/time_grants`,
  audience: 'agent',
  changes: ['works.allowances', 'works.attempts'],
  summary:
    'Gives more time to a pupil, a class, a school or everybody: at once to those who solve, to others when they begin. A teacher gives it in a trial alone',
  params: StageId,
  body: TimeGrantBody,
  reply: z.array(GivenTime),
  errors: [...givingRefusals, 'confirmation_needed'],
})

export const takeTimeBack = endpoint({
  name: 'olympiads.takeTimeBack',
  method: 'DELETE',
  path: `${stageAt}/time_grants/:grantId`,
  audience: 'agent',
  changes: ['works.allowances', 'works.attempts'],
  summary:
    'Takes unused time back; for people who may give it at once, and for teachers what they gave themselves',
  params: z.object({ stageId: Id, grantId: Id }),
  reply: z.array(GivenTime),
  errors: ['stage_not_found', 'time_not_found', 'time_used', 'stage_published', 'confirmation_needed'],
})

export const getTimeReach = endpoint({
  name: 'olympiads.getTimeReach',
  method: 'GET',
  path: `${stageAt}/time_reach`,
  audience: 'agent',
  reads: ['olympiads.participations', 'works.attempts'],
  summary: 'How many participants more time for somebody would move: who solve now, who have not begun',
  params: StageId,
  query: z.object({
    target: z.enum(timeTargets),
    targetId: WireInteger(1, 2_147_483_647).optional(),
  }),
  reply: TimeReach,
  errors: [...refusals, 'only_methodists'],
})

export const mostTimeRequests = 300

export const listTimeRequests = endpoint({
  name: 'olympiads.listTimeRequests',
  method: 'GET',
  path: `${stageAt}/time_requests`,
  audience: 'agent',
  reads: ['olympiads.timeRequests', 'olympiads.participations', 'works.attempts'],
  summary:
    'Requests for more time, those that wait first: all of a stage for a methodist, one’s own for a teacher',
  params: StageId,
  reply: z.array(TimeRequest).max(mostTimeRequests),
  errors: ['stage_not_found'],
})

export const askForTime = endpoint({
  name: 'olympiads.askForTime',
  method: 'POST',
  path: `${stageAt}/time_requests`,
  audience: 'agent',
  changes: ['olympiads.timeRequests'],
  summary: 'Asks a methodist for more time for those whom a teacher leads',
  params: StageId,
  body: TimeGrantBody,
  reply: z.array(TimeRequest),
  perMinute: 20,
  errors: [...givingRefusals, 'giving_at_once'],
})

export const decideTimeRequest = endpoint({
  name: 'olympiads.decideTimeRequest',
  method: 'PUT',
  path: `${stageAt}/time_requests/:requestId/decision`,
  audience: 'agent',
  changes: ['olympiads.timeRequests', 'works.allowances', 'works.attempts'],
  summary:
    'Gives the time that was asked for, or declines with a reason which the teacher reads; for methodists, once',
  params: z.object({ stageId: Id, requestId: Id }),
  body: z
    .object({ isConfirmed: z.boolean(), words: z.string().trim().max(300) })
    .refine(({ isConfirmed, words }) => isConfirmed || words.length >= 3, {
      path: ['words'],
      message: timeRequestWords.wordsNeeded,
    }),
  reply: z.array(TimeRequest),
  errors: [...givingRefusals, 'request_not_found', 'request_decided'],
})
