import { erased, type PersonPart } from '@school/personal-data/server'
import { dataExports } from './ru-export.ts'
import { examDates } from './tables.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const examRehearsalsPart: PersonPart = {
  module: 'exam-rehearsals',
  deletions: [erased(examDates, 'user_id')],
  dataExports,
}
