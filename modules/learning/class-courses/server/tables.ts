import { users } from '@school/users/tables'
import { courses } from '@school/courses/tables'
import { schoolClasses } from '@school/school-classes/tables'
import { defineTable } from '@school/db/table'
import { date, index, integer, primaryKey, timestamp } from 'drizzle-orm/pg-core'

/** Courses that were given to a class. They open nothing: access is decided by grants. */
export const classCourses = defineTable(
  'class_courses',
  {
    schoolClassId: integer()
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    /** By this day it should be done; `null` is without a term. */
    dueOn: date(),
    givenAt: timestamp({ withTimezone: true }).notNull(),
    /** `null` when the teacher's account is no more. */
    givenBy: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    primaryKey({ columns: [t.schoolClassId, t.courseId] }),
    index('class_courses_course').on(t.courseId),
    index('class_courses_given_by').on(t.givenBy),
  ],
)
