import { cleared, erased, kept, type PersonPart } from '@school/personal-data/server'
import { appeals, keptComments } from './tables.ts'
import { dataExports } from './ru-export.ts'

/** Personal data of this module (decision 065). */
export const reviewsPart: PersonPart = {
  module: 'reviews',
  deletions: [
    kept(appeals, 'decided_by', 'The record of the jury'),
    cleared(appeals, {
      where: 'attempt_id in (select id from attempts where user_id = $1)',
      set: "text = '', words = ''",
      why: 'Points before and after are a part of the result',
    }),
    erased(keptComments, 'author_id'),
  ],
  dataExports,
}
