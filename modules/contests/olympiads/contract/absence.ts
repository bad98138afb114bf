import * as z from 'zod'
import { endpoint, idParams } from '@school/kernel/contract'

/** Shorter absences are accidental and not recorded. */
export const shortestAbsenceSeconds = 2

export const noteAbsence = endpoint({
  name: 'olympiads.noteAbsence',
  method: 'POST',
  path: '/api/olympiad_participations/:participationId/absences',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: [],
  summary:
    'The page of an attempt was hidden for so long and is seen again: a hint in the protocol of the stage. Told of one’s own attempt under way; of any other it is not kept',
  params: idParams('participationId'),
  body: z.object({ seconds: z.int().min(shortestAbsenceSeconds).max(86_400) }),
  reply: z.null(),
  errors: ['participation_not_found'],
  perMinute: 30,
})
