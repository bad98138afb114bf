import { cleared, erased, type PersonPart } from '@school/accounts/server'
import { archiveLeftClasses } from './archive-left.ts'
import {
  classEntryCodes,
  classMembers,
  classMovePeople,
  classMoves,
  classSeatings,
  classSeats,
} from './tables.ts'
import { carries } from './ru-carried.ts'

/** What this room keeps of a person (decision 065). */
export const schoolClassesPart: PersonPart = {
  room: 'school-classes',
  before: archiveLeftClasses,
  fates: [
    erased(classMembers, 'user_id'),
    erased(classEntryCodes, 'user_id'),
    erased(classMovePeople, 'user_id'),
    erased(classSeats, 'user_id'),
    cleared(classSeatings, {
      column: 'changed_by',
      set: 'changed_by = null',
      why: 'the plan is of the class and of the other teachers',
    }),
    cleared(classMoves, {
      column: 'moved_by',
      set: 'moved_by = null',
      why: 'the class is of the pupils and of the other teachers',
    }),
    cleared(classEntryCodes, {
      column: 'issued_by',
      set: 'issued_by = null',
      why: 'the code lets in the pupil, whoever has given it',
    }),
    cleared(classMembers, {
      column: 'added_by',
      set: 'added_by = null',
      why: 'the class is of the pupils and of the other teachers',
    }),
  ],
  carries,
}
