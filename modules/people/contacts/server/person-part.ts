import { deletedOnMerge, erased, type PersonPart } from '@school/personal-data/server'
import { oneTimeCodes, oneTimeLinks } from './codes/tables.ts'

export const contactsPart: PersonPart = {
  module: 'contacts',
  deletions: [erased(oneTimeCodes, 'user_id'), erased(oneTimeLinks, 'user_id')],
  merges: [deletedOnMerge(oneTimeCodes, 'user_id'), deletedOnMerge(oneTimeLinks, 'user_id')],
}
