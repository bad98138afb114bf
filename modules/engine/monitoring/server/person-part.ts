import { erased, type PersonPart } from '@school/personal-data/server'
import { attemptPresence } from './presence/tables.ts'

/** Personal data stored by this module (decision 065). */
export const monitoringPart: PersonPart = {
  module: 'monitoring',
  deletions: [erased(attemptPresence, 'user_id')],
}
