import { users } from '@school/accounts/tables'
import { sql } from 'drizzle-orm'
import { defineTable, inRange, notDescending } from '@school/db/table'
import { index, integer, smallint, text, timestamp, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { appealStates } from '../contract/appeal.ts'
import { answerReviews, attempts } from '@school/works/tables'

/** What pupils hold against the points for an answer of a judged attempt, and what was decided: the record of every change. */
export const appeals = defineTable(
  'appeals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    attemptId: integer()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    /** Without a foreign key: see `taskStates`. */
    taskId: integer().notNull(),
    tryNumber: smallint().notNull(),
    /** The second look which decides; `null` when a program has judged and the jury decides. */
    reviewId: integer().references(() => answerReviews.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    state: text({ enum: appealStates }).notNull().default('open'),
    filedAt: timestamp({ withTimezone: true }).notNull(),
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestamp({ withTimezone: true }),
    words: text().notNull().default(''),
    /** Of the task, in hundredths. */
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

/** Words that somebody who checks says often and has put aside. */
export const keptComments = defineTable(
  'kept_comments',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    authorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    /** How many times it was put into what was said. */
    uses: integer().notNull().default(0),
    /** Put aside or used. */
    usedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [unique('kept_comments_once').on(t.authorId, t.text)],
)
