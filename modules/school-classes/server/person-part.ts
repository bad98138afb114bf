import { cleared, erased, type PersonPart } from '@school/accounts/server'
import { archiveLeftClasses } from './archive-left.ts'
import { classMembers } from './tables.ts'
import { carries } from './ru-carried.ts'

/** What this room keeps of a person (decision 065). */
export const schoolClassesPart: PersonPart = {
  room: 'school-classes',
  before: archiveLeftClasses,
  fates: [
    erased(classMembers, 'user_id'),
    cleared(classMembers, {
      column: 'added_by',
      set: 'added_by = null',
      why: 'the class is of the pupils and of the other teachers',
    }),
  ],
  carries,
}
