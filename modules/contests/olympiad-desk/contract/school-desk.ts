import * as z from 'zod'
import { endpoint, idParams, Instant } from '@school/kernel/contract'
import { AnnouncementBody } from '@school/olympiad-jury/contract'

const StageId = idParams('stageId')
const path = '/api/wk/olympiad_stages/:stageId'
/** People who run olympiads in a school or a municipality. */
const byManagers = { audience: 'staff', feature: 'olympiadsAccessManagement' } as const
const placeErrors = ['stage_not_found', 'managed_place_not_found', 'desk_of_school'] as const

/** A message of a school to its pupils who solve a stage. */
export const SchoolMessage = z.object({
  id: z.int(),
  text: z.string(),
  /** `null`: all grades. */
  gradeIndex: z.int().nullable(),
  sentAt: Instant,
  sentBy: z.string().nullable(),
})
export type SchoolMessage = z.infer<typeof SchoolMessage>

export const mostMessages = 200

export const listSchoolMessages = endpoint({
  name: 'olympiads.listSchoolMessages',
  method: 'GET',
  path: `${path}/messages`,
  ...byManagers,
  reads: ['olympiads.clarifications'],
  summary: 'Announcements of the viewer’s school to its pupils in a stage, the last first',
  params: StageId,
  reply: z.array(SchoolMessage).max(mostMessages),
  errors: [...placeErrors],
})

export const tellOwnPupils = endpoint({
  name: 'olympiads.tellOwnPupils',
  forProved: true,
  method: 'POST',
  path: `${path}/messages`,
  ...byManagers,
  changes: ['olympiads.clarifications'],
  summary:
    'Tells something to the pupils of the own school who solve a stage now: they see it in their attempt, the jury reads it, the protocol keeps it',
  params: StageId,
  body: AnnouncementBody,
  reply: z.array(SchoolMessage),
  perMinute: 6,
  errors: [...placeErrors, 'questions_closed', 'grade_not_here', 'nobody_solves'],
})
