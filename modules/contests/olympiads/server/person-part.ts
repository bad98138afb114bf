import { cleared, erased, deletedOnMerge, kept, movedOnMerge, type PersonPart } from '@school/accounts/server'
import { olympiadListedPupils } from './accesses/tables.ts'
import { olympiadClarifications } from './clarifications/tables.ts'
import { olympiadInvitations } from './journal/tables.ts'
import { olympiadDisqualifications, olympiadExperts, olympiadParticipations } from './tables.ts'
import { olympiadClassRooms } from './school-desk/tables.ts'
import { dataExports } from './ru-export.ts'
import { olympiadCodeGuesses, olympiadPersonalCodes } from './packet/tables.ts'

/** Personal data of this module (decision 065). */
export const olympiadsPart: PersonPart = {
  room: 'olympiads',
  deletions: [
    kept(olympiadParticipations, 'user_id', 'Results and places of all who took part; without a name'),
    erased(olympiadPersonalCodes, 'user_id'),
    erased(olympiadCodeGuesses, 'user_id'),
    erased(olympiadInvitations, 'user_id'),
    erased(olympiadListedPupils, 'user_id'),
    cleared(olympiadClassRooms, {
      column: 'supervisor_id',
      set: 'supervisor_id = null',
      why: 'The room is of the class',
    }),
    kept(olympiadExperts, 'user_id', 'The record of the jury'),
    kept(olympiadDisqualifications, 'decided_by', 'The record of the jury'),
    kept(olympiadClarifications, 'answered_by', 'The record of the jury'),
    cleared(olympiadClarifications, {
      where: 'participation_id in (select id from olympiad_participations where user_id = $1)',
      set: "question = ''",
      why: 'The answer was for everybody',
    }),
  ],
  dataExports,
  merges: [
    // Participations with recorded absences are not transferred: the record stays as it was written.
    movedOnMerge(
      olympiadParticipations,
      'user_id',
      `update olympiad_participations p set user_id = $2 where user_id = $1
        and not exists (select from olympiad_participations k where k.stage_id = p.stage_id and k.user_id = $2)
        and not exists (select from olympiad_absences a where a.participation_id = p.id)`,
    ),
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
    movedOnMerge(
      olympiadPersonalCodes,
      'user_id',
      'delete from olympiad_personal_codes where user_id = $1 and $2::int > 0',
    ),
    deletedOnMerge(olympiadCodeGuesses, 'user_id'),
  ],
}
