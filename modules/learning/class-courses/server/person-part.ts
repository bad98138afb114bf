import { cleared, type PersonPart } from '@school/personal-data/server'
import { classCourses } from './tables.ts'

/** Personal data of this module and what erasing an account does to it (decision 065). */
export const classCoursesPart: PersonPart = {
  module: 'class-courses',
  deletions: [
    cleared(classCourses, {
      column: 'given_by',
      set: 'given_by = null',
      why: 'the course is of the class and of its other teachers',
    }),
  ],
  dataExports: [],
}
