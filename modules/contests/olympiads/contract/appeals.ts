import { endpoint, Id } from '@school/kernel/contract'
import { AppealBody } from '@school/reviews/contract'
import * as z from 'zod'
import { ParticipantTask } from './results.ts'

export const appealTask = endpoint({
  name: 'olympiads.appeal',
  method: 'POST',
  path: '/api/olympiad_participations/:participationId/tasks/:taskId/appeals',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['reviews.appeals'],
  summary:
    'Appeals against the points for a task of one’s own work, after the results and until the day of the stage',
  params: z.object({ participationId: Id, taskId: Id }),
  body: AppealBody,
  reply: ParticipantTask,
  perMinute: 10,
  errors: [
    'participation_not_found',
    'solutions_not_found',
    'solutions_closed',
    'task_not_found',
    'appeal_not_possible',
    'appeal_over',
    'appeal_no_answer',
    'appeal_needless',
    'appeal_open',
    'appeals_used_up',
  ],
})
