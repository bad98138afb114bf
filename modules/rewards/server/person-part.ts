import { erased, type PersonPart } from '@school/accounts/server'
import { rewardTransactions } from './tables.ts'
import { carries } from './ru-carried.ts'

/** What this room keeps of a person (decision 065). */
export const rewardsPart: PersonPart = {
  room: 'rewards',
  fates: [erased(rewardTransactions, 'user_id')],
  carries,
}
