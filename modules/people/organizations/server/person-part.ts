import {
  cleared,
  erased,
  deletedOnMerge,
  kept,
  movedOnMerge,
  type PersonPart,
} from '@school/personal-data/server'
import { memberships, nameViews, organizationImports, organizations, pastMemberships } from './tables.ts'
import { dataExports } from './ru-export.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const organizationsPart: PersonPart = {
  module: 'organizations',
  deletions: [
    erased(memberships, 'user_id'),
    erased(pastMemberships, 'user_id'),
    cleared(organizations, {
      column: 'changed_by',
      set: 'changed_by = null',
      why: 'the card is of the organization',
    }),
    cleared(organizations, {
      column: 'owner_id',
      set: 'owner_id = null',
      why: 'the classes are archived with their results, which are of the pupils',
    }),
    kept(
      pastMemberships,
      'ended_by',
      'who has taken a role away from somebody, in the history of an organization',
    ),
    kept(organizationImports, 'made_by', 'the list belongs to the organization'),
    kept(nameViews, 'user_id', 'who has read names of pupils, for the school whose pupils they are'),
  ],
  dataExports,
  merges: [
    movedOnMerge(
      memberships,
      'user_id',
      `with gone as (delete from memberships where user_id = $1 and role = 'student' returning organization_id, role)
        insert into memberships (user_id, organization_id, role) select $2::int, organization_id, role from gone on conflict do nothing`,
    ),
    deletedOnMerge(pastMemberships, 'user_id'),
  ],
}
