import { endpoint, filtersOf, idParams, WireInteger } from '@school/kernel/contract'
import * as z from 'zod'
import { Aim } from './metric.ts'
import { Objective, ObjectiveList, ObjectiveOptions, ObjectiveTab, Words } from './objective.ts'

const ObjectiveId = idParams('objectiveId')
/** Cache tags of goals: solving tasks changes their progress. */
export const goalFacts = [
  'objectives.goals',
  'works.attempts',
  'skillsPractice.sessions',
  'homeworks.copies',
  'streaks.settings',
] as const

/** Refusals of what is aimed at. */
export const aimErrors = [
  'objective_target_wrong',
  'objective_minutes_wrong',
  'objective_discipline_needed',
  'objective_skill_unknown',
  'objective_exam_unknown',
  'objective_date_early',
  'objective_date_far',
  'objective_date_near',
  'objective_twice',
] as const

export const listObjectives = endpoint({
  name: 'objectives.list',
  method: 'GET',
  path: '/api/user/objectives',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: goalFacts,
  summary:
    'Goals of a pupil with their progress and what comes of it; of those that are over the last hundred',
  query: z.object({ q: filtersOf({ stateEq: ObjectiveTab }, []) }),
  reply: ObjectiveList,
})

export const getObjectiveOptions = endpoint({
  name: 'objectives.getOptions',
  method: 'GET',
  path: '/api/objective_options',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: [],
  summary: 'What goals of a grade may be of, and goals ready to be set',
  query: z.object({
    /** Of the viewer when absent. */
    gradeIndex: WireInteger(0, 11).optional(),
  }),
  reply: ObjectiveOptions,
})

export const setObjective = endpoint({
  name: 'objectives.set',
  method: 'POST',
  path: '/api/user/objectives',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['objectives.goals'],
  summary: 'Sets a goal of one’s own; five go on at once at most',
  body: Aim,
  reply: Objective,
  errors: [...aimErrors, 'too_many_objectives'],
})

export const acceptObjective = endpoint({
  name: 'objectives.accept',
  method: 'POST',
  path: '/api/user/objectives/:objectiveId/acceptances',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['objectives.goals'],
  summary: 'Takes a proposed goal on; what is done counts from now; repeating it changes nothing',
  params: ObjectiveId,
  reply: Objective,
  errors: [
    'objective_not_found',
    'objective_closed',
    'objective_term_over',
    'too_many_objectives',
    'objective_twice',
  ],
})

export const declineObjective = endpoint({
  name: 'objectives.decline',
  method: 'POST',
  path: '/api/user/objectives/:objectiveId/refusals',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['objectives.goals'],
  summary:
    'Declines a proposed goal; the optional reason is shown to the person who has proposed it; repeating it changes nothing',
  params: ObjectiveId,
  body: z.object({ words: Words }),
  reply: Objective,
  errors: ['objective_not_found', 'objective_closed'],
})

export const claimObjective = endpoint({
  name: 'objectives.claim',
  method: 'POST',
  path: '/api/user/objectives/:objectiveId/claims',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['objectives.goals'],
  summary: 'Takes a goal that was reached; repeating it changes nothing',
  params: ObjectiveId,
  reply: Objective,
  errors: ['objective_not_found', 'objective_not_reached', 'objective_closed'],
})

export const moveObjective = endpoint({
  name: 'objectives.move',
  method: 'POST',
  path: '/api/user/objectives/:objectiveId/moves',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['objectives.goals'],
  summary: 'Gives a goal whose term went by another one, once; what was done stays counted',
  params: ObjectiveId,
  body: z.object({ dueOn: z.iso.date() }),
  reply: Objective,
  errors: [
    'objective_not_found',
    'objective_not_expired',
    'objective_moved',
    'objective_date_early',
    'objective_date_far',
    'objective_date_near',
  ],
})

export const archiveObjective = endpoint({
  name: 'objectives.archive',
  method: 'POST',
  path: '/api/user/objectives/:objectiveId/archivals',
  audience: 'pupil',
  alsoForWeakSessions: true,
  changes: ['objectives.goals'],
  summary: 'Puts a goal away; repeating it changes nothing',
  params: ObjectiveId,
  reply: Objective,
  errors: ['objective_not_found', 'objective_closed'],
})
