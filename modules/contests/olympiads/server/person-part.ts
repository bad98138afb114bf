import { erased, deletedOnMerge, kept, movedOnMerge, type PersonPart } from '@school/personal-data/server'
import {
  olympiadDisqualifications,
  olympiadExperts,
  olympiadParticipations,
  olympiadCodeGuesses,
} from './tables.ts'
import { dataExports } from './ru-export.ts'

/** Personal data of this module (decision 065). */
export const olympiadsPart: PersonPart = {
  module: 'olympiads',
  deletions: [
    kept(olympiadParticipations, 'user_id', 'Results and places of all who took part; without a name'),
    erased(olympiadCodeGuesses, 'user_id'),
    kept(olympiadExperts, 'user_id', 'The record of the jury'),
    kept(olympiadDisqualifications, 'decided_by', 'The record of the jury'),
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
    deletedOnMerge(olympiadCodeGuesses, 'user_id'),
  ],
}
