import { erased, kept, type PersonPart } from '@school/accounts/server'
import { memberships, nameViews, pastMemberships } from './tables.ts'
import { carries } from './ru-carried.ts'

/** What this room keeps of a person (decision 065). */
export const organizationsPart: PersonPart = {
  room: 'organizations',
  fates: [
    erased(memberships, 'user_id'),
    erased(pastMemberships, 'user_id'),
    kept(
      pastMemberships,
      'ended_by',
      'who has taken a role away from somebody, in the history of an organization',
    ),
    kept(nameViews, 'user_id', 'who has read names of pupils, for the school whose pupils they are'),
  ],
  carries,
}
