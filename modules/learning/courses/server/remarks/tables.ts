import { users } from '@school/users/tables'
import { defineTable } from '@school/db/table'
import { index, integer, real, text, timestamp } from 'drizzle-orm/pg-core'
import { lessons } from '../tables.ts'

/** Private notes to a lesson; only their author reads them. */
export const lessonRemarks = defineTable(
  'lesson_remarks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id),
    /** Of the film; `null` is about the whole lesson. */
    atSeconds: real(),
    text: text().notNull(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
    /** Of what is typed in it (decision 089). */
    version: integer().notNull().default(1),
  },
  (t) => [index('lesson_remarks_own').on(t.userId, t.lessonId)],
)
