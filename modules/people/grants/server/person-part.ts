import { erased, kept, type PersonPart } from '@school/personal-data/server'
import { accessGrants } from './tables.ts'
import { dataExports } from './ru-export.ts'

/** What this module keeps about a person (decision 065). */
export const grantsPart: PersonPart = {
  module: 'grants',
  deletions: [
    erased(accessGrants, 'user_id'),
    kept(accessGrants, 'given_by', 'Says that a right of another person was given'),
    kept(accessGrants, 'taken_by', 'Says that a right of another person was taken back'),
  ],
  dataExports,
}
