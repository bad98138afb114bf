import { cleared, erased, kept, type PersonPart } from '@school/personal-data/server'
import { dataExports } from './ru-export.ts'
import { objectiveProposals, objectives, objectiveSupports, teacherObjectives } from './tables.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const objectivesPart: PersonPart = {
  module: 'objectives',
  deletions: [
    erased(objectives, 'user_id'),
    cleared(objectives, {
      column: 'author_id',
      set: `words = ''`,
      why: 'A goal that a pupil has accepted goes on without the words of the person who has proposed it',
    }),
    kept(
      objectiveProposals,
      'author_id',
      'Pupils of a class had a goal together; the proposer has no name any more',
    ),
    erased(objectiveSupports, 'parent_id'),
    erased(teacherObjectives, 'user_id'),
  ],
  dataExports,
}
