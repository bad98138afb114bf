import { erased, kept, type PersonPart } from '@school/personal-data/server'
import { familyControls, consents, familyInvitations, familyLinks } from './tables.ts'
import { leaveFamilies } from './leave-families.ts'
import { dataExports } from './ru-export.ts'

/** What this module keeps about a person (decision 065). */
export const familiesPart: PersonPart = {
  module: 'families',
  before: leaveFamilies,
  deletions: [
    erased(familyLinks, 'parent_id'),
    erased(familyLinks, 'child_id'),
    kept(familyLinks, 'ended_by', 'Belongs to the other two'),
    erased(familyControls, 'child_id'),
    kept(familyControls, 'set_by', 'Belongs to the child'),
    erased(familyInvitations, 'made_by'),
    erased(familyInvitations, 'child_id'),
    kept(familyInvitations, 'used_by', 'Says that a code was used'),
    kept(consents, 'user_id', 'Proof that a parent has agreed: kind, edition, days'),
    kept(consents, 'given_by', 'Proof of the consent for a child'),
    kept(consents, 'revoked_by', 'Proof of the consent for a child'),
  ],
  holdsGuest: `exists (select from family_links f where f.state = 'active' and (f.child_id = u.id or f.parent_id = u.id))`,
  dataExports,
}
