import { users } from '@school/users/tables'
import { defineTable } from '@school/db/table'
import { index, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { lessonOpinions as opinions } from '../../contract/opinions.ts'
import { lessons } from '../tables.ts'

/** How a lesson was understood by those who have gone through it; said again, it is another. */
export const lessonOpinions = defineTable(
  'lesson_opinions',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id),
    opinion: text({ enum: opinions }).notNull(),
    words: text().notNull().default(''),
    saidAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.lessonId] }), index('lesson_opinions_lesson').on(t.lessonId)],
)
