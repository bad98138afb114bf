import { erased, type PersonPart } from '@school/personal-data/server'
import { homeworkSetFavourites, homeworkTemplates } from './tables.ts'

/** Personal data stored by this module (decision 065). */
export const assigningPart: PersonPart = {
  module: 'assigning',
  deletions: [erased(homeworkSetFavourites, 'user_id'), erased(homeworkTemplates, 'author_id')],
}
