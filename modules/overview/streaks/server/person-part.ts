import { erased, kept, type PersonPart } from '@school/personal-data/server'
import { streakRestDays, streakSettings } from './tables.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const streaksPart: PersonPart = {
  module: 'streaks',
  deletions: [
    erased(streakSettings, 'user_id'),
    erased(streakRestDays, 'user_id'),
    kept(streakRestDays, 'set_by', 'Which parent has marked days of illness of a child'),
  ],
}
