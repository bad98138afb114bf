import * as z from 'zod'
import { endpoint, filtersOf, Id, idParams, pagingBy, TypedCode, WireInteger } from '@school/kernel/contract'
import { HolderBody } from '@school/works/contract'
import {
  placeAround,
  PlaceReason,
  RatedRegion,
  RatedSchool,
  ratedOnPage,
  regionIdEq,
  mostRatedSchools,
} from '@school/ratings/contract'
import {
  EntryReply,
  Olympiad,
  OlympiadCard,
  OlympiadAttempt,
  olympiadStates,
  SchoolCode,
} from './olympiad.ts'
import { ParticipantTask, ParticipantWork, RatedParticipant, StageStats } from './results.ts'

const OlympiadId = idParams('olympiadId')
const StageId = idParams('stageId')
const ParticipationId = idParams('participationId')

const gradeEq = WireInteger(1, 11)

export const OlympiadFilters = filtersOf(
  {
    gradeEq,
    disciplineEq: z.string().regex(/^[a-z0-9-]{1,60}$/),
    seasonEq: z.string().max(20),
    stateEq: z.enum(olympiadStates),
  },
  [],
)
export type OlympiadFilters = z.output<typeof OlympiadFilters>

/** Each table is of one grade; without the filter it is the lowest grade. */
const TableFilters = filtersOf({ gradeEq }, [])
/** …and also by region. */
const RatingFilters = filtersOf({ gradeEq, regionIdEq }, [])

export const listOlympiads = endpoint({
  name: 'olympiads.listOlympiads',
  method: 'GET',
  path: '/api/olympiads',
  audience: 'anyone',
  alsoForParents: true,
  reads: ['olympiads.stages', 'olympiads.participations', 'works.attempts', 'accounts.user'],
  summary: 'The calendar of olympiads: those under way first, then the coming ones, then the finished',
  query: z.object({ q: OlympiadFilters }),
  reply: z.array(OlympiadCard),
})

export const getOlympiad = endpoint({
  name: 'olympiads.getOlympiad',
  method: 'GET',
  path: '/api/olympiads/:olympiadId',
  audience: 'anyone',
  alsoForParents: true,
  reads: [
    'olympiads.stages',
    'olympiads.participations',
    'olympiads.codes',
    'works.attempts',
    'works.allowances',
  ],
  summary: 'An olympiad with its stages and the state of the viewer in each',
  params: OlympiadId,
  reply: Olympiad,
  errors: ['olympiad_not_found'],
})

export const enterStage = endpoint({
  name: 'olympiads.enterStage',
  method: 'POST',
  path: '/api/olympiad_stages/:stageId/participations',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['olympiads.participations', 'olympiads.codes'],
  summary: 'Takes part in a grade of a stage; before the start the grade may be changed by the same call',
  params: StageId,
  body: z.object({
    gradeIndex: z.int().min(1).max(11),
    code: TypedCode.max(40).nullish(),
    /** After publication, outside the official table. */
    isVirtual: z.boolean().default(false),
  }),
  reply: EntryReply,
  perMinute: 30,
  errors: [
    'stage_not_found',
    'only_pupils',
    'grade_unknown',
    'grade_too_low',
    'grade_not_here',
    'entry_closed',
    'trial_needed',
    'result_needed',
    'code_needed',
    'code_used_up',
    'too_many_guesses',
    'already_begun',
    'practice_closed',
    'practice_needless',
  ],
})

export const issueCode = endpoint({
  name: 'olympiads.issueCode',
  method: 'POST',
  path: '/api/olympiad_stages/:stageId/codes',
  audience: 'agent',
  changes: ['olympiads.codes'],
  summary:
    'The code of a teacher’s school for a stage that is entered by code; made once, the same ever after',
  params: StageId,
  reply: SchoolCode,
  errors: ['stage_not_found', 'school_unknown', 'codes_needless', 'entry_closed'],
  keepsReply: false,
})

export const getOlympiadAttempt = endpoint({
  name: 'olympiads.getAttempt',
  method: 'GET',
  path: '/api/olympiads/:olympiadId/attempt',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['olympiads.stages', 'olympiads.participations', 'works.attempts'],
  summary: 'The attempt which the viewer began last in an olympiad; nothing when there was none',
  params: OlympiadId,
  reply: OlympiadAttempt.nullable(),
  errors: ['olympiad_not_found'],
})

export const startParticipation = endpoint({
  name: 'olympiads.start',
  method: 'POST',
  path: '/api/olympiad_participations/:participationId/starts',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['olympiads.participations', 'works.attempts'],
  summary: 'Opens the tasks, or goes on; the clock starts here',
  params: ParticipationId,
  body: HolderBody,
  reply: OlympiadAttempt,
  errors: ['participation_not_found', 'work_not_open', 'work_over', 'no_more_attempts'],
})

const TableOfStage = z.object({ q: TableFilters })
const RatingOfStage = z.object({ q: RatingFilters })

export const listParticipants = endpoint({
  name: 'olympiads.listRating',
  method: 'GET',
  path: '/api/olympiad_stages/:stageId/rating/users',
  audience: 'anyone',
  reads: ['olympiads.stages', 'olympiads.participations', 'works.attempts', 'accounts.user'],
  summary: 'Places in a grade of a stage; equal points share a place. Hidden until the results are out',
  params: StageId,
  query: pagingBy(ratedOnPage).extend(RatingOfStage.shape),
  reply: z.array(RatedParticipant),
  paged: true,
  errors: ['stage_not_found', 'results_hidden'],
})

export const listStageSchools = endpoint({
  name: 'olympiads.listSchools',
  method: 'GET',
  path: '/api/olympiad_stages/:stageId/rating/schools',
  audience: 'anyone',
  reads: ['olympiads.stages', 'olympiads.participations', 'works.attempts'],
  summary: 'Places of schools by the sum of their ten best results in a grade; three participants at least',
  params: StageId,
  query: RatingOfStage,
  reply: z.array(RatedSchool).max(mostRatedSchools),
  errors: ['stage_not_found', 'results_hidden'],
})

export const listStageRegions = endpoint({
  name: 'olympiads.listRegions',
  method: 'GET',
  path: '/api/olympiad_stages/:stageId/rating/regions',
  audience: 'anyone',
  reads: ['olympiads.participations'],
  summary:
    'The regions by which the table of a grade may be filtered: those from which somebody has taken part',
  params: StageId,
  query: TableOfStage,
  reply: z.array(RatedRegion),
  errors: ['stage_not_found', 'results_hidden'],
})

export const getOwnPlace = endpoint({
  name: 'olympiads.getMyPlace',
  method: 'GET',
  path: '/api/olympiad_stages/:stageId/rating/me',
  audience: 'user',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['olympiads.stages', 'olympiads.participations', 'works.attempts', 'accounts.user'],
  summary: 'The viewer’s place in a grade of a stage, with the neighbours',
  params: StageId,
  query: RatingOfStage,
  reply: placeAround(RatedParticipant).nullable(),
  errors: ['stage_not_found', 'results_hidden'],
})

export const explainPlace = endpoint({
  name: 'olympiads.explainPlace',
  method: 'GET',
  path: '/api/olympiad_stages/:stageId/rating/places/:place',
  audience: 'anyone',
  reads: ['olympiads.stages', 'olympiads.participations', 'works.attempts', 'accounts.user'],
  summary: 'Why a place is what it is: who is above, who shares it; the viewer’s own by tasks',
  params: z.object({ stageId: Id, place: Id }),
  query: RatingOfStage,
  reply: PlaceReason,
  errors: ['stage_not_found', 'results_hidden', 'place_not_found'],
})

export const getStageStats = endpoint({
  name: 'olympiads.getStats',
  method: 'GET',
  path: '/api/olympiad_stages/:stageId/stats',
  audience: 'user',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['olympiads.stages', 'olympiads.participations', 'works.attempts'],
  summary:
    'How a grade of a stage went: the distribution of results, every task, and the other grades for comparison',
  params: StageId,
  query: TableOfStage,
  reply: StageStats,
  errors: ['stage_not_found', 'results_hidden'],
})

export const getParticipantWork = endpoint({
  name: 'olympiads.getWork',
  method: 'GET',
  path: '/api/olympiad_stages/:stageId/users/:userId/tasks',
  audience: 'user',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['olympiads.stages', 'olympiads.participations', 'works.attempts'],
  summary: 'What a person has solved in a stage: one’s own, or that of a pupil of one’s class',
  params: z.object({ stageId: Id, userId: Id }),
  reply: ParticipantWork,
  errors: ['stage_not_found', 'solutions_not_found', 'solutions_closed'],
})

export const getParticipantTask = endpoint({
  name: 'olympiads.getSolution',
  method: 'GET',
  path: '/api/olympiad_stages/:stageId/users/:userId/tasks/:taskId',
  audience: 'user',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['olympiads.stages', 'olympiads.participations', 'works.attempts', 'reviews.appeals'],
  summary: 'One task of it: the answer, the verdict, the solution',
  params: z.object({ stageId: Id, userId: Id, taskId: Id }),
  reply: ParticipantTask,
  errors: ['stage_not_found', 'solutions_not_found', 'solutions_closed', 'task_not_found'],
})
