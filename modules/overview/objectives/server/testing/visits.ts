import type { ModuleVisits } from '@school/server/testing'

const goal = (state: string) =>
  `select id as "objectiveId", user_id as owner, author_id as leader from objectives
    where state = '${state}' and $1::timestamptz is not null order by author_id nulls last, id limit 1`
const ofTeacher = (where: string) =>
  `select id as "teacherObjectiveId", user_id as owner from teacher_objectives where ${where} order by id limit 1`

export const visits: ModuleVisits = {
  addresses: {
    objectiveId: 'select id as "objectiveId" from objectives',
    teacherObjectiveId: 'select id as "teacherObjectiveId" from teacher_objectives',
    proposalId: 'select id as "proposalId" from objective_proposals',
  },
  objects: {
    objectiveId: {
      proposed: goal('proposed'),
      active: goal('active'),
      declined: goal('declined'),
      archived: goal('archived'),
      claimed: goal('claimed'),
    },
    teacherObjectiveId: {
      active: ofTeacher('due_on >= $1::date'),
      expired: ofTeacher('due_on < $1::date'),
    },
    proposalId: {
      waiting: 'select id as "proposalId", author_id as owner from objective_proposals order by id limit 1',
    },
  },
}
