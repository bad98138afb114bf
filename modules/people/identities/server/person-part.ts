import { erased, type PersonPart } from '@school/personal-data/server'
import { identities } from './tables.ts'
import { dataExports } from './ru-export.ts'

/** What this module keeps about a person (decision 065). */
export const identitiesPart: PersonPart = {
  module: 'identities',
  deletions: [erased(identities, 'user_id')],
  holdsGuest: 'exists (select from identities i where i.user_id = u.id)',
  dataExports,
}
