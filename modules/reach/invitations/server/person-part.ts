import { erased, fallsAway, kept, type PersonPart } from '@school/accounts/server'
import { forgetInvited } from './forget-invited.ts'
import { invitationAccepts, invitationImports, invitations } from './tables.ts'
import { carries } from './ru-carried.ts'

/** What this module keeps about a person (decision 065). */
export const invitationsPart: PersonPart = {
  room: 'invitations',
  before: forgetInvited,
  fates: [
    erased(invitationAccepts, 'user_id'),
    kept(invitationAccepts, 'place_of', 'Which line of the class was taken'),
    kept(invitationAccepts, 'decided_by', 'Belongs to those who have come'),
    kept(invitations, 'made_by', 'Others have come by it'),
    kept(invitations, 'revoked_by', 'Belongs to the school'),
    kept(invitationImports, 'made_by', 'Belongs to the organization'),
  ],
  carries,
  passes: [fallsAway(invitationAccepts, 'user_id'), fallsAway(invitationAccepts, 'place_of')],
}
