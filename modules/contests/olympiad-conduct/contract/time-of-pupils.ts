import { endpoint, Id, idParams } from '@school/kernel/contract'
import { TimeGrantBody } from '@school/monitoring/contract'
import * as z from 'zod'
import { pupilsTimeWords } from './errors.ts'

const StageId = idParams('stageId')

/** More time for several pupils, the same for each. */
export const TimeForPupilsBody = TimeGrantBody.omit({ target: true, targetId: true }).extend({
  userIds: z.array(Id).min(1, pupilsTimeWords.pupilsNeeded).max(50, pupilsTimeWords.pupilsTooMany),
})

export const giveTimeToPupils = endpoint({
  name: 'olympiads.giveTimeToPupils',
  method: 'POST',
  path: '/api/teacher/olympiad_stages/:stageId/pupils_time',
  audience: 'agent',
  changes: ['works.allowances', 'works.attempts', 'olympiads.timeRequests'],
  summary:
    'Gives more time to several pupils whom the viewer leads, or asks a methodist for it where diplomas depend on it; all of them or none',
  params: StageId,
  body: TimeForPupilsBody,
  reply: z.object({ given: z.int(), asked: z.int() }),
  perMinute: 20,
  errors: [
    'stage_not_found',
    'names_closed',
    'participation_not_found',
    'attempt_handed_in',
    'minutes_needed',
    'stage_published',
    'shift_past_results',
    'extra_past_limit',
    'end_past_limit',
    'minutes_too_few',
    'only_methodists',
    'monitored_class_not_found',
    'monitored_school_not_found',
  ],
})
