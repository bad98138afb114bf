import { erased, deletedOnMerge, type PersonPart } from '@school/personal-data/server'
import { achievementDue, achievementGrants } from './tables.ts'
import { dataExports } from './ru-export.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const achievementsPart: PersonPart = {
  module: 'achievements',
  deletions: [erased(achievementGrants, 'user_id'), erased(achievementDue, 'user_id')],
  dataExports,
  merges: [deletedOnMerge(achievementDue, 'user_id')],
}
