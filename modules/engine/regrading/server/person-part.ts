import { kept, type PersonPart } from '@school/personal-data/server'
import { regradings } from './tables.ts'

/** Personal data stored by this module (decision 065). */
export const regradingPart: PersonPart = {
  module: 'regrading',
  deletions: [kept(regradings, 'decided_by', 'Belongs to the record of the work')],
}
