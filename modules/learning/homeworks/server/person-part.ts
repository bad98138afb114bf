import { erased, kept, type PersonPart } from '@school/personal-data/server'
import { homeworkCopies, homeworkReminders, homeworks, webinars } from './tables.ts'
import { dataExports } from './ru-export.ts'

/** Personal data stored by this module (decision 065). */
export const homeworksPart: PersonPart = {
  module: 'homeworks',
  deletions: [
    erased(homeworkCopies, 'user_id'),
    erased(homeworkReminders, 'sent_by'),
    kept(homeworks, 'author_id', 'Pupils have solved it: it is their work too'),
    kept(homeworks, 'shared_by_id', 'Belongs to the colleague who has the copy'),
    kept(webinars, 'teacher_id', 'Pupils have been there'),
  ],
  dataExports,
}
