import { cleared, erased, kept, type PersonPart } from '@school/accounts/server'
import { olympiadListedPupils } from './accesses/tables.ts'
import { olympiadClarifications } from './clarifications/tables.ts'
import { olympiadInvitations } from './journal/tables.ts'
import {
  olympiadCodeGuesses,
  olympiadDisqualifications,
  olympiadExperts,
  olympiadParticipations,
  olympiadPersonalCodes,
} from './tables.ts'
import { olympiadClassRooms } from './school-desk/tables.ts'
import { carries } from './ru-carried.ts'

/** What this room keeps of a person (decision 065). */
export const olympiadsPart: PersonPart = {
  room: 'olympiads',
  fates: [
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
  carries,
}
