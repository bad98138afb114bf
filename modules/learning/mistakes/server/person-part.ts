import { erased, type PersonPart } from '@school/personal-data/server'
import { dataExports } from './ru-export.ts'
import { mistakes } from './tables.ts'

/** Personal data stored by this module (decision 065). */
export const mistakesPart: PersonPart = {
  module: 'mistakes',
  deletions: [erased(mistakes, 'user_id')],
  dataExports,
}
