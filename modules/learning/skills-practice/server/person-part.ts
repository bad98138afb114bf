import { erased, type PersonPart } from '@school/personal-data/server'
import { skillMastery, skillSessions } from './tables.ts'
import { dataExports } from './ru-export.ts'

/** Personal data stored by this module (decision 065). */
export const skillsPart: PersonPart = {
  module: 'skills-practice',
  deletions: [erased(skillSessions, 'user_id'), erased(skillMastery, 'user_id')],
  dataExports,
}
