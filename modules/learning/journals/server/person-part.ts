import { cleared, erased, type PersonPart } from '@school/personal-data/server'
import { dataExports } from './ru-export.ts'
import { journalChanges, journalColumns, journalMarkRows, teacherScales } from './tables.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const journalsPart: PersonPart = {
  module: 'journals',
  deletions: [
    erased(journalMarkRows, 'user_id'),
    erased(journalChanges, 'user_id'),
    erased(teacherScales, 'user_id'),
    cleared(journalMarkRows, {
      column: 'updated_by',
      set: 'updated_by = null',
      why: 'the mark belongs to the pupil, not to its teacher',
    }),
    cleared(journalChanges, {
      column: 'changed_by',
      set: 'changed_by = null',
      why: 'what a mark was is of the pupil and of the school',
    }),
    cleared(journalColumns, {
      column: 'created_by',
      set: 'created_by = null',
      why: 'the column is of the class',
    }),
  ],
  dataExports,
}
