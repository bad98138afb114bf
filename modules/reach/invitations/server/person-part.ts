import { erased, deletedOnMerge, kept, type PersonPart } from '@school/personal-data/server'
import { forgetInvited } from './forget-invited.ts'
import { invitationAccepts, invitationImports, invitations, schoolRequests } from './tables.ts'
import { dataExports } from './ru-export.ts'

/** What this module keeps about a person (decision 065). */
export const invitationsPart: PersonPart = {
  module: 'invitations',
  before: forgetInvited,
  deletions: [
    erased(invitationAccepts, 'user_id'),
    erased(schoolRequests, 'user_id'),
    kept(schoolRequests, 'decided_by', 'Belongs to the school'),
    kept(invitationAccepts, 'place_of', 'Which line of the class was taken'),
    kept(invitationAccepts, 'decided_by', 'Belongs to those who have come'),
    kept(invitations, 'made_by', 'Others have come by it'),
    kept(invitations, 'revoked_by', 'Belongs to the school'),
    kept(invitationImports, 'made_by', 'Belongs to the organization'),
  ],
  dataExports,
  merges: [
    deletedOnMerge(invitationAccepts, 'user_id'),
    deletedOnMerge(invitationAccepts, 'place_of'),
    deletedOnMerge(schoolRequests, 'user_id'),
  ],
}
