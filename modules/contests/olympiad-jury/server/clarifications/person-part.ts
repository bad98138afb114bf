import { cleared, kept, type PersonPart } from '@school/personal-data/server'
import { dataExports } from './ru-export.ts'
import { olympiadClarifications } from './tables.ts'

/** Personal data of this module (decision 065). */
export const juryPart: PersonPart = {
  module: 'olympiad-jury',
  deletions: [
    kept(olympiadClarifications, 'answered_by', 'The record of the jury'),
    cleared(olympiadClarifications, {
      where: 'participation_id in (select id from olympiad_participations where user_id = $1)',
      set: "question = ''",
      why: 'The answer was for everybody',
    }),
  ],
  dataExports,
}
