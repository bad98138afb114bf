import { endpoint, idParams } from '@school/kernel/contract'
import * as z from 'zod'
import { aimErrors, goalFacts } from './endpoints.ts'
import { Aim } from './metric.ts'
import { Objective, ObjectiveList, Reward, Words } from './objective.ts'

const ChildId = idParams('childId')
const ObjectiveId = idParams('objectiveId')

export const listChildObjectives = endpoint({
  name: 'objectives.listOfChild',
  method: 'GET',
  path: '/api/family/children/:childId/objectives',
  audience: 'user',
  reads: [...goalFacts, 'families.links'],
  summary: 'Goals of a child that go on, for a parent: with what was promised',
  params: ChildId,
  reply: ObjectiveList,
  errors: ['family_child_not_found'],
})

export const proposeToChild = endpoint({
  name: 'objectives.proposeToChild',
  method: 'POST',
  path: '/api/family/children/:childId/objectives',
  audience: 'user',
  changes: ['objectives.goals'],
  summary: 'Proposes a goal to a child, with a reward if there is one; the child accepts or declines it',
  params: ChildId,
  body: Aim.extend({ words: Words, reward: Reward.nullable() }),
  reply: Objective,
  errors: ['family_child_not_found', ...aimErrors, 'too_many_proposals'],
})

export const supportObjective = endpoint({
  name: 'objectives.support',
  method: 'PUT',
  path: '/api/family/objectives/:objectiveId/support',
  audience: 'user',
  changes: ['objectives.goals'],
  summary: 'Promises a reward for a goal of a child, or says it in other words while the goal goes on',
  params: ObjectiveId,
  body: z.object({ reward: Reward }),
  reply: Objective,
  errors: ['objective_not_found', 'objective_closed'],
})

export const thankForObjective = endpoint({
  name: 'objectives.thank',
  method: 'POST',
  path: '/api/family/objectives/:objectiveId/thanks',
  audience: 'user',
  changes: ['objectives.goals'],
  summary:
    'Says that a reached goal has been seen and that the promised reward is coming; repeating it changes nothing',
  params: ObjectiveId,
  reply: Objective,
  errors: ['objective_not_found', 'objective_not_reached'],
})

export const withdrawFromChild = endpoint({
  name: 'objectives.withdrawFromChild',
  method: 'DELETE',
  path: '/api/family/objectives/:objectiveId',
  audience: 'user',
  changes: ['objectives.goals'],
  summary: 'Takes back one’s own proposal that waits for the word of the child',
  params: ObjectiveId,
  reply: z.null(),
  errors: ['objective_not_found'],
})
