import { erased, fallsAway, type PersonPart } from '@school/accounts/server'
import { achievementDue, achievementGrants } from './tables.ts'
import { carries } from './ru-carried.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const achievementsPart: PersonPart = {
  room: 'achievements',
  fates: [erased(achievementGrants, 'user_id'), erased(achievementDue, 'user_id')],
  carries,
  passes: [fallsAway(achievementDue, 'user_id')],
}
