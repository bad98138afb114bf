import { users } from '@school/users/tables'
import { sql } from 'drizzle-orm'
import { defineTable } from '@school/db/table'
import { index, integer, real, text, timestamp } from 'drizzle-orm/pg-core'
import { lessons } from '../tables.ts'

/** Questions of pupils about a lesson and the answers of teachers and methodists. */
export const lessonQuestions = defineTable(
  'lesson_questions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Without a foreign key: ids come from `work_tasks`, tasks are never deleted. */
    taskId: integer(),
    /** Of the film. */
    atSeconds: real(),
    question: text().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    answer: text(),
    answeredAt: timestamp({ withTimezone: true }),
    answeredBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** When the pupil came to know of the answer. */
    readAt: timestamp({ withTimezone: true }),
    /** For everybody, in a methodist's words: the pupil's own words may reveal who asked. */
    commonQuestion: text(),
    commonAnswer: text(),
    publishedAt: timestamp({ withTimezone: true }),
    publishedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Of what is typed in it (decision 089). */
    version: integer().notNull().default(1),
  },
  (t) => [
    index('lesson_questions_own').on(t.userId, t.lessonId),
    index('lesson_questions_open')
      .on(t.askedAt)
      .where(sql`answered_at is null`),
    index('lesson_questions_said').on(t.answeredAt),
    index('lesson_questions_common')
      .on(t.lessonId)
      .where(sql`published_at is not null`),
  ],
)
