import { cleared, erased, deletedOnMerge, type PersonPart } from '@school/personal-data/server'
import { dataExports } from './ru-export.ts'
import { classMessageRecipients, classMessages } from './tables.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const classMessagesPart: PersonPart = {
  module: 'class-messages',
  deletions: [
    erased(classMessageRecipients, 'user_id'),
    cleared(classMessages, {
      column: 'author_id',
      set: 'author_id = null',
      why: 'the message belongs to those who have got it',
    }),
  ],
  dataExports,
  merges: [deletedOnMerge(classMessageRecipients, 'user_id')],
}
