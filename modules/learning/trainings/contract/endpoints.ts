import * as z from 'zod'
import { endpoint, filtersOf, Id, idParams, pagingBy, WireInteger } from '@school/kernel/contract'
import { HolderBody } from '@school/works/contract'
import { SolvedTaskView } from '@school/results/contract'
import {
  PlaceAround,
  PlaceReason,
  RatedRegion,
  RatedSchool,
  ratedOnPage,
  RatingRow,
  regionIdEq,
  mostRatedSchools,
} from '@school/ratings/contract'
import { Solutions, Training, TrainingCard, TrainingAttempt, TrainingStats } from './training.ts'

const TrainingId = idParams('trainingId')

export const TrainingFilters = filtersOf(
  {
    gradeEq: WireInteger(1, 11),
    disciplineEq: z.string().regex(/^[a-z0-9-]{1,60}$/),
  },
  [],
)
export type TrainingFilters = z.output<typeof TrainingFilters>

export const listTrainings = endpoint({
  name: 'trainings.listTrainings',
  method: 'GET',
  path: '/api/trainings',
  audience: 'anyone',
  reads: ['works.attempts', 'accounts.user'],
  summary: 'Trainings of the catalogue; a pupil’s own grade comes first',
  query: pagingBy(24).extend({ q: TrainingFilters }),
  reply: z.array(TrainingCard),
  paged: true,
})

export const getTraining = endpoint({
  name: 'trainings.getTraining',
  method: 'GET',
  path: '/api/trainings/:trainingId',
  audience: 'anyone',
  reads: ['works.attempts', 'works.allowances'],
  summary: 'A training with its rules and what the viewer has reached in it',
  params: TrainingId,
  reply: Training,
  errors: ['training_not_found'],
})

export const startTraining = endpoint({
  name: 'trainings.startTraining',
  method: 'POST',
  path: '/api/trainings/:trainingId/starts',
  audience: 'user',
  alsoForWeakSessions: true,
  changes: ['works.attempts'],
  summary: 'Begins an attempt, or goes on with the one under way; the clock starts here',
  params: TrainingId,
  body: HolderBody,
  reply: TrainingAttempt,
  errors: ['training_not_found', 'work_not_open', 'work_over', 'no_more_attempts'],
})

export const getTrainingAttempt = endpoint({
  name: 'trainings.getAttempt',
  method: 'GET',
  path: '/api/trainings/:trainingId/tasks',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['works.attempts'],
  summary: 'The viewer’s last attempt with its tasks; nothing when there was none',
  params: TrainingId,
  reply: TrainingAttempt.nullable(),
  errors: ['training_not_found'],
})

/** Whose rating it is: pupils of a grade, by the grade of the time of the result, and of a region. */
const RatingFilters = filtersOf({ gradeEq: WireInteger(0, 11), regionIdEq }, [])

export const listRating = endpoint({
  name: 'trainings.listRating',
  method: 'GET',
  path: '/api/trainings/:trainingId/rating/users',
  audience: 'anyone',
  reads: ['works.attempts', 'accounts.user'],
  summary: 'Places by the first finished attempt; equal points share a place',
  params: TrainingId,
  query: pagingBy(ratedOnPage).extend({ q: RatingFilters }),
  reply: z.array(RatingRow),
  paged: true,
  errors: ['training_not_found'],
})

export const listSchools = endpoint({
  name: 'trainings.listSchools',
  method: 'GET',
  path: '/api/trainings/:trainingId/rating/schools',
  audience: 'anyone',
  reads: ['works.attempts'],
  summary: 'Places of schools by the sum of their ten best first attempts; three participants at least',
  params: TrainingId,
  query: z.object({ q: filtersOf({ regionIdEq }, []) }),
  reply: z.array(RatedSchool).max(mostRatedSchools),
  errors: ['training_not_found'],
})

export const listRegions = endpoint({
  name: 'trainings.listRegions',
  method: 'GET',
  path: '/api/trainings/:trainingId/rating/regions',
  audience: 'anyone',
  reads: ['works.attempts'],
  summary: 'The regions by which the rating may be filtered: those from which somebody has taken part',
  params: TrainingId,
  reply: z.array(RatedRegion),
  errors: ['training_not_found'],
})

export const getMyPlace = endpoint({
  name: 'trainings.getMyPlace',
  method: 'GET',
  path: '/api/trainings/:trainingId/rating/me',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['works.attempts', 'accounts.user'],
  summary: 'The viewer’s place with the neighbours',
  params: TrainingId,
  query: z.object({ q: RatingFilters }),
  reply: PlaceAround.nullable(),
  errors: ['training_not_found'],
})

export const explainPlace = endpoint({
  name: 'trainings.explainPlace',
  method: 'GET',
  path: '/api/trainings/:trainingId/rating/places/:place',
  audience: 'anyone',
  reads: ['works.attempts', 'accounts.user'],
  summary: 'Why a place is what it is: who is above, who shares it; the viewer’s own by tasks',
  params: z.object({ trainingId: Id, place: Id }),
  query: z.object({ q: RatingFilters }),
  reply: PlaceReason,
  errors: ['training_not_found', 'place_not_found'],
})

export const getStats = endpoint({
  name: 'trainings.getStats',
  method: 'GET',
  path: '/api/trainings/:trainingId/stats',
  audience: 'user',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['works.attempts'],
  summary: 'How first attempts went: the spread of percents and every task',
  params: TrainingId,
  reply: TrainingStats,
  errors: ['training_not_found'],
})

export const getSolutions = endpoint({
  name: 'trainings.getSolutions',
  method: 'GET',
  path: '/api/trainings/:trainingId/users/:userId/tasks',
  audience: 'user',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['works.attempts'],
  summary: 'The last finished attempt of a person: one’s own, or of a pupil of one’s class',
  params: z.object({ trainingId: Id, userId: Id }),
  reply: Solutions,
  errors: ['training_not_found', 'solutions_not_found', 'solutions_closed'],
})

export const getSolution = endpoint({
  name: 'trainings.getSolution',
  method: 'GET',
  path: '/api/trainings/:trainingId/users/:userId/tasks/:taskId',
  audience: 'user',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['works.attempts'],
  summary: 'One task of it: the answer, the verdict, the solution',
  params: z.object({ trainingId: Id, userId: Id, taskId: Id }),
  reply: SolvedTaskView,
  errors: ['training_not_found', 'solutions_not_found', 'solutions_closed', 'task_not_found'],
})
