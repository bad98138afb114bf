import { erased, type PersonPart } from '@school/accounts/server'
import { rewardTransactions } from './tables.ts'
import { carries } from './ru-carried.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const rewardsPart: PersonPart = {
  room: 'rewards',
  fates: [erased(rewardTransactions, 'user_id')],
  carries,
}
