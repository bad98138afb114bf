import * as z from 'zod'
import {
  choiceColumn,
  comparing,
  endpoint,
  filtersOf,
  idParams,
  Instant,
  instantColumn,
  numberColumn,
  pagingBy,
} from '@school/kernel/contract'
import { appealStates } from '@school/reviews/contract'

const StageId = idParams('stageId')
const path = '/api/wk/olympiad_stages/:stageId'
/** People who run olympiads in a school or a municipality. */
const byManagers = { audience: 'staff', feature: 'olympiadsAccessManagement' } as const

/** An appeal of a pupil as shown to their school, which decides nothing. */
export const SchoolAppeal = z.object({
  id: z.int(),
  state: z.enum(appealStates),
  /** `null` for viewers without access to names. */
  name: z.string().nullable(),
  className: z.string(),
  /** Grade of the chosen task set. */
  gradeIndex: z.int(),
  task: z.object({ position: z.int(), title: z.string() }),
  filedAt: Instant,
  decidedAt: Instant.nullable(),
  /** Reply of the person who decided; empty while it is open. */
  words: z.string(),
  /** Gained points, in hundredths. */
  gained: z.int(),
})
export type SchoolAppeal = z.infer<typeof SchoolAppeal>

/** No filter by name: where names are hidden, a filter would reveal them. */
export const schoolAppealColumns = {
  state: choiceColumn(appealStates),
  gradeIndex: numberColumn,
  filedAt: instantColumn,
  decidedAt: instantColumn,
  gained: numberColumn,
}

export const listSchoolAppeals = endpoint({
  name: 'olympiads.listSchoolAppeals',
  method: 'GET',
  path: `${path}/appeals`,
  ...byManagers,
  reads: ['reviews.appeals', 'olympiads.stages'],
  summary:
    'Appeals of the pupils of the own school in a published stage, those that wait first; names where these may be shown',
  params: StageId,
  query: pagingBy(50).extend({ q: filtersOf(comparing(schoolAppealColumns), []) }),
  reply: z.array(SchoolAppeal),
  paged: true,
  errors: ['stage_not_found', 'managed_place_not_found', 'desk_of_school'],
})

/** Number of pupils of a school who appealed. */
export const AppealsOfSchool = z.object({
  id: z.int(),
  name: z.string(),
  city: z.string(),
  open: z.int(),
  accepted: z.int(),
  declined: z.int(),
})
export type AppealsOfSchool = z.infer<typeof AppealsOfSchool>

export const appealsOfSchoolColumns = {
  open: numberColumn,
  accepted: numberColumn,
  declined: numberColumn,
}

export const listAppealsBySchools = endpoint({
  name: 'olympiads.listAppealsBySchools',
  method: 'GET',
  path: `${path}/appeals_by_schools`,
  ...byManagers,
  reads: ['reviews.appeals', 'olympiads.stages'],
  summary: 'How many appeals there are in a published stage, by the viewer’s schools; figures alone',
  params: StageId,
  query: z.object({
    q: filtersOf(comparing(appealsOfSchoolColumns), ['open', 'accepted', 'declined']),
  }),
  reply: z.array(AppealsOfSchool),
  errors: ['stage_not_found', 'managed_place_not_found'],
})
