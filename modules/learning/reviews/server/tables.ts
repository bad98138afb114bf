import { users } from '@school/users/tables'
import { sql } from 'drizzle-orm'
import { defineTable, inRange, notDescending } from '@school/db/table'
import { index, integer, smallint, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { appealStates } from '../contract/appeal.ts'
import { answerReviews, attempts } from '@school/works/tables'

/** Appeals of pupils against the points for an answer of a judged attempt, with the decisions. */
export const appeals = defineTable(
  'appeals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    attemptId: integer()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    /** No foreign key: see `taskStates`. */
    taskId: integer().notNull(),
    tryNumber: smallint().notNull(),
    /** The second review that decides; `null` when the answer was judged by a program and the jury decides. */
    reviewId: integer().references(() => answerReviews.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    state: text({ enum: appealStates }).notNull().default('open'),
    filedAt: timestamp({ withTimezone: true }).notNull(),
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestamp({ withTimezone: true }),
    words: text().notNull().default(''),
    /** Points of the task, in hundredths. */
    pointsBefore: integer(),
    pointsAfter: integer(),
  },
  (t) => [
    uniqueIndex('appeals_one_open')
      .on(t.attemptId, t.taskId)
      .where(sql`state = 'open'`),
    index('appeals_attempt').on(t.attemptId),
    uniqueIndex('appeals_review').on(t.reviewId),
    inRange(t.tryNumber, 1),
    notDescending(t.filedAt, t.decidedAt),
  ],
)

/** Frequent comments saved by a reviewer. */
export const keptComments = defineTable(
  'kept_comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    authorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** How many times it was inserted. */
    uses: integer().notNull().default(0),
    /** When it was saved or last used. */
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [unique('kept_comments_once').on(t.authorId, t.text)],
)
