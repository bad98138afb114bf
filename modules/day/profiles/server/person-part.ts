import { erased, type PersonPart } from '@school/personal-data/server'
import { gradeChecks, interests, photos, profiles } from './tables.ts'
import { dataCopies } from './own-data/tables.ts'
import { dataExports } from './ru-export.ts'

/** What this module keeps about a person (decision 065). */
export const profilesPersonPart: PersonPart = {
  module: 'profiles',
  deletions: [
    erased(profiles, 'user_id'),
    erased(interests, 'user_id'),
    erased(gradeChecks, 'user_id'),
    erased(photos, 'user_id'),
    erased(dataCopies, 'user_id'),
    erased(dataCopies, 'asked_by'),
  ],
  dataExports,
}
