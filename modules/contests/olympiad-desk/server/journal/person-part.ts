import { cleared, erased, movedOnMerge, type PersonPart } from '@school/personal-data/server'
import { olympiadListedPupils } from '../accesses/tables.ts'
import { olympiadClassRooms } from '../school-desk/tables.ts'
import { olympiadInvitations } from './tables.ts'

/** Personal data of this module (decision 065). */
export const deskPart: PersonPart = {
  module: 'olympiad-desk',
  deletions: [
    erased(olympiadInvitations, 'user_id'),
    erased(olympiadListedPupils, 'user_id'),
    cleared(olympiadClassRooms, {
      column: 'supervisor_id',
      set: 'supervisor_id = null',
      why: 'The room is of the class',
    }),
  ],
  merges: [
    movedOnMerge(
      olympiadListedPupils,
      'user_id',
      `with gone as (delete from olympiad_listed_pupils where user_id = $1 returning stage_id, added_at, added_by)
        insert into olympiad_listed_pupils (stage_id, user_id, added_at, added_by)
        select stage_id, $2::int, added_at, added_by from gone on conflict do nothing`,
    ),
    movedOnMerge(
      olympiadInvitations,
      'user_id',
      `with gone as (delete from olympiad_invitations where user_id = $1 returning stage_id, day, sent_by, sent_at)
        insert into olympiad_invitations (stage_id, user_id, day, sent_by, sent_at)
        select stage_id, $2::int, day, sent_by, sent_at from gone on conflict do nothing`,
    ),
  ],
}
