import { erased, type PersonPart } from '@school/personal-data/server'
import { rewardTransactions } from './tables.ts'
import { dataExports } from './ru-export.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const rewardsPart: PersonPart = {
  module: 'rewards',
  deletions: [erased(rewardTransactions, 'user_id')],
  dataExports,
}
