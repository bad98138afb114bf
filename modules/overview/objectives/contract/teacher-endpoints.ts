import { endpoint, filtersOf, idParams } from '@school/kernel/contract'
import * as z from 'zod'
import { aimErrors, goalFacts } from './endpoints.ts'
import { ObjectiveTab } from './objective.ts'
import {
  ObjectiveClass,
  ProposalBody,
  Proposed,
  TeacherObjective,
  TeacherObjectiveBody,
  TeacherObjectives,
} from './teacher.ts'

const TeacherObjectiveId = idParams('teacherObjectiveId')
const changes = ['objectives.teacherGoals'] as const

export const listTeacherObjectives = endpoint({
  name: 'objectives.listOfTeacher',
  method: 'GET',
  path: '/api/teacher/objectives',
  audience: 'agent',
  reads: [
    ...goalFacts,
    'objectives.teacherGoals',
    'reviews.reviews',
    'olympiads.participations',
    'schoolClasses.classes',
  ],
  summary:
    'A teacher’s own goals with their progress, and what was proposed to pupils with how it goes there',
  query: z.object({ q: filtersOf({ stateEq: ObjectiveTab }, []) }),
  reply: TeacherObjectives,
})

export const listObjectiveClasses = endpoint({
  name: 'objectives.listClasses',
  method: 'GET',
  path: '/api/teacher/objective_classes',
  audience: 'agent',
  reads: ['schoolClasses.classes'],
  summary: 'Classes of a teacher with their pupils, to whom a goal may be proposed',
  reply: z.array(ObjectiveClass),
})

export const setTeacherObjective = endpoint({
  name: 'objectives.setOfTeacher',
  method: 'POST',
  path: '/api/teacher/objectives',
  audience: 'agent',
  changes,
  summary: 'Sets a goal of a teacher’s own; five go on at once at most',
  body: TeacherObjectiveBody,
  reply: TeacherObjective,
  errors: [
    'teacher_objective_target_wrong',
    'teacher_objective_class_needed',
    'teacher_objective_class_small',
    'school_class_not_found',
    'objective_date_early',
    'objective_date_far',
    'objective_twice',
    'too_many_objectives',
  ],
})

export const claimTeacherObjective = endpoint({
  name: 'objectives.claimOfTeacher',
  method: 'POST',
  path: '/api/teacher/objectives/:teacherObjectiveId/claims',
  audience: 'agent',
  changes: [...changes, 'certificates.certificates'],
  summary:
    'Takes a goal that was reached: a letter of thanks among the certificates; repeating it changes nothing',
  params: TeacherObjectiveId,
  reply: TeacherObjective,
  errors: ['teacher_objective_not_found', 'objective_not_reached', 'objective_closed'],
})

export const moveTeacherObjective = endpoint({
  name: 'objectives.moveOfTeacher',
  method: 'POST',
  path: '/api/teacher/objectives/:teacherObjectiveId/moves',
  audience: 'agent',
  changes,
  summary: 'Gives a goal whose term went by another one, once',
  params: TeacherObjectiveId,
  body: z.object({ dueOn: z.iso.date() }),
  reply: TeacherObjective,
  errors: [
    'teacher_objective_not_found',
    'objective_not_expired',
    'objective_moved',
    'objective_date_early',
    'objective_date_far',
  ],
})

export const archiveTeacherObjective = endpoint({
  name: 'objectives.archiveOfTeacher',
  method: 'POST',
  path: '/api/teacher/objectives/:teacherObjectiveId/archivals',
  audience: 'agent',
  changes,
  summary: 'Puts a goal of a teacher’s own away; repeating it changes nothing',
  params: TeacherObjectiveId,
  reply: TeacherObjective,
  errors: ['teacher_objective_not_found', 'objective_closed'],
})

export const proposeToClass = endpoint({
  name: 'objectives.proposeToClass',
  method: 'POST',
  path: '/api/school_classes/:schoolClassId/objectives',
  audience: 'agent',
  changes: ['objectives.goals'],
  summary: 'Proposes a goal to pupils of a class one teaches; each of them accepts or declines it',
  params: idParams('schoolClassId'),
  body: ProposalBody,
  reply: Proposed,
  errors: ['school_class_not_found', 'objective_pupil_not_found', ...aimErrors],
})

export const withdrawProposal = endpoint({
  name: 'objectives.withdrawProposal',
  method: 'POST',
  path: '/api/teacher/objective_proposals/:proposalId/withdrawals',
  audience: 'agent',
  changes: ['objectives.goals'],
  summary: 'Takes a proposal back from those who have not answered it; repeating it changes nothing',
  params: idParams('proposalId'),
  reply: z.null(),
  errors: ['objective_not_found'],
})
