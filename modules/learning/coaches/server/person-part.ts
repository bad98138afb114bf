import { cleared, erased, kept, type PersonPart } from '@school/personal-data/server'
import { dataExports } from './ru-export.ts'
import {
  coachData,
  coachDecisions,
  coachDocuments,
  coachSlots,
  coachSubjects,
  coachVacations,
} from './tables.ts'

/** What this module keeps about a person (decision 065). */
export const coachesPart: PersonPart = {
  module: 'coaches',
  deletions: [
    erased(coachDocuments, 'user_id'),
    erased(coachSubjects, 'user_id'),
    erased(coachSlots, 'user_id'),
    erased(coachVacations, 'user_id'),
    erased(coachData, 'user_id'),
    cleared(coachDecisions, {
      column: 'user_id',
      set: "comment = ''",
      why: 'That a methodist has checked a coach is shown to parents and to inspectors by law',
    }),
    kept(coachDecisions, 'decided_by', 'Who has checked a coach'),
  ],
  dataExports,
}
