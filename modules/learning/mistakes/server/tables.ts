import { users } from '@school/users/tables'
import { disciplines } from '@school/disciplines/tables'
import { tasks } from '@school/tasks/tables'
import { attempts, works } from '@school/works/tables'
import { defineTable } from '@school/db/table'
import {
  boolean,
  date,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { closures, dismissalReasons, mistakeStates, twinOutcomes } from '../contract/mistake.ts'

/** What went wrong: one card for a task of a pupil, wherever and however often it was missed. */
export const mistakes = defineTable(
  'mistakes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    /** Where it was missed last. */
    attemptId: integer()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    workId: integer()
      .notNull()
      .references(() => works.id),
    /** The try that is shown; `null` when the task was given up without one. */
    tryNumber: smallint(),
    disciplineId: integer().references(() => disciplines.id),
    /** Answers of that work were saved until its finish: the card is shown only while the pupil may read them. */
    isSaved: boolean().notNull(),
    missedAt: timestamp({ withTimezone: true }).notNull(),
    state: text({ enum: mistakeStates }).notNull().default('open'),
    /** Which twin comes next, from 1. */
    step: smallint().notNull(),
    /** A day of the pupil's calendar. */
    returnsOn: date().notNull(),
    /** When a twin was last answered; earlier wrong answers are already included. */
    movedAt: timestamp({ withTimezone: true }),
    /** The last twin; its state is that of its attempt. */
    twinAttemptId: integer(),
    twinWorkId: integer(),
    twinTaskId: integer(),
    /** `null` until it is answered. */
    twinOutcome: text({ enum: twinOutcomes }),
    /** Tasks that were given as twins, the last one last. */
    givenTaskIds: integer().array().notNull().default([]),
    dismissal: text({ enum: dismissalReasons }),
    /** The day on which it was postponed. */
    putOffFrom: date(),
    closedAt: timestamp({ withTimezone: true }),
    closedBy: text({ enum: closures }),
  },
  (t) => [
    unique('mistakes_once').on(t.userId, t.taskId),
    index('mistakes_returns').on(t.userId, t.state, t.returnsOn),
    index('mistakes_attempt').on(t.attemptId),
    index('mistakes_twin').on(t.twinAttemptId),
    index('mistakes_work').on(t.workId),
  ],
)

/** Bookmarks of the job: the time up to which each source has been read. */
export const mistakeBookmarks = defineTable('mistake_bookmarks', {
  source: text({ enum: ['answers', 'attempts'] }).primaryKey(),
  readUntil: timestamp({ withTimezone: true }).notNull(),
})

/** Queue of changed attempts that were not processed yet. */
export const mistakeDue = defineTable(
  'mistake_due',
  {
    attemptId: integer()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    /** Attempts with undisclosed results are checked again at this time. */
    lookAfter: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.attemptId] })],
)
