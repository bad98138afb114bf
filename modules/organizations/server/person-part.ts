import { erased, type PersonPart } from '@school/accounts/server'
import { memberships } from './tables.ts'
import { carries } from './ru-carried.ts'

/** What this room keeps of a person (decision 065). */
export const organizationsPart: PersonPart = {
  room: 'organizations',
  fates: [erased(memberships, 'user_id')],
  carries,
}
