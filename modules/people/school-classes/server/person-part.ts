import {
  cleared,
  erased,
  deletedOnMerge,
  kept,
  movedOnMerge,
  type PersonPart,
} from '@school/personal-data/server'
import { archiveLeftClasses } from './archive-left.ts'
import {
  classEntryCodes,
  classFormerPupils,
  classImportPeople,
  classImports,
  classMembers,
  classMovePeople,
  classMoves,
  classSeatings,
  classSeats,
  pupilDoubleDecisions,
} from './tables.ts'
import { dataExports } from './ru-export.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const schoolClassesPart: PersonPart = {
  module: 'school-classes',
  before: archiveLeftClasses,
  deletions: [
    erased(classMembers, 'user_id'),
    erased(classEntryCodes, 'user_id'),
    erased(classMovePeople, 'user_id'),
    erased(classImportPeople, 'user_id'),
    erased(classFormerPupils, 'user_id'),
    erased(classSeats, 'user_id'),
    kept(pupilDoubleDecisions, 'low_id', 'Which accounts were joined, in numbers'),
    kept(pupilDoubleDecisions, 'high_id', 'Which accounts were joined, in numbers'),
    kept(pupilDoubleDecisions, 'kept_id', 'Which accounts were joined, in numbers'),
    cleared(pupilDoubleDecisions, {
      column: 'decided_by',
      set: 'decided_by = null',
      why: 'the fact that accounts were joined does not depend on who did it',
    }),
    cleared(classSeatings, {
      column: 'changed_by',
      set: 'changed_by = null',
      why: 'the plan is of the class and of the other teachers',
    }),
    cleared(classImports, {
      column: 'made_by',
      set: 'made_by = null',
      why: 'the pupils of the list belong to the class, not to the sender',
    }),
    cleared(classMoves, {
      column: 'moved_by',
      set: 'moved_by = null',
      why: 'the class is of the pupils and of the other teachers',
    }),
    cleared(classEntryCodes, {
      column: 'issued_by',
      set: 'issued_by = null',
      why: 'the code belongs to the pupil, not to the person who has made it',
    }),
    cleared(classMembers, {
      column: 'added_by',
      set: 'added_by = null',
      why: 'the class is of the pupils and of the other teachers',
    }),
  ],
  dataExports,
  merges: [
    // A pupil is in one class of a year.
    movedOnMerge(
      classMembers,
      'user_id',
      `with gone as (delete from class_members where user_id = $1 and role = 'pupil' returning school_class_id, added_by)
        insert into class_members (school_class_id, user_id, role, added_by)
        select g.school_class_id, $2::int, 'pupil', g.added_by from gone g join school_classes c on c.id = g.school_class_id
        where not exists (select from class_members k join school_classes x on x.id = k.school_class_id
          where k.user_id = $2 and k.role = 'pupil' and x.school_year = c.school_year)
        on conflict do nothing`,
    ),
    movedOnMerge(
      classEntryCodes,
      'user_id',
      'delete from class_entry_codes where user_id = $1 and $2::int > 0',
    ),
    deletedOnMerge(classMovePeople, 'user_id'),
    deletedOnMerge(classImportPeople, 'user_id'),
    deletedOnMerge(classFormerPupils, 'user_id'),
    deletedOnMerge(classSeats, 'user_id'),
    deletedOnMerge(pupilDoubleDecisions, 'low_id'),
    deletedOnMerge(pupilDoubleDecisions, 'high_id'),
    deletedOnMerge(pupilDoubleDecisions, 'kept_id'),
  ],
}
