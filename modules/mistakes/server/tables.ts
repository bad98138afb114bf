import { users } from '@school/accounts/tables'
import { disciplines } from '@school/courses/tables'
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
    /** Answers of that work were saved until its finish: the card is shown while its pupil may read them. */
    isSaved: boolean().notNull(),
    missedAt: timestamp({ withTimezone: true }).notNull(),
    state: text({ enum: mistakeStates }).notNull().default('open'),
    /** Which twin comes next, from 1. */
    step: smallint().notNull(),
    /** A day of the pupil's calendar. */
    returnsOn: date().notNull(),
    /** When a twin was answered last; what was missed before is known. */
    movedAt: timestamp({ withTimezone: true }),
    /** The last twin; its attempt tells how it stands. */
    twinAttemptId: integer(),
    twinWorkId: integer(),
    twinTaskId: integer(),
    /** `null` until it is answered. */
    twinOutcome: text({ enum: twinOutcomes }),
    /** Tasks that were given as twins, the last one last. */
    givenTaskIds: integer().array().notNull().default([]),
    dismissal: text({ enum: dismissalReasons }),
    /** The day from which it was put off. */
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

/** Until when the job has read what it watches. */
export const mistakeBookmarks = defineTable('mistake_bookmarks', {
  source: text({ enum: ['answers', 'attempts'] }).primaryKey(),
  readUntil: timestamp({ withTimezone: true }).notNull(),
})

/** Attempts in which something has happened that was not looked at yet. */
export const mistakeDue = defineTable(
  'mistake_due',
  {
    attemptId: integer()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    /** Results that are not told yet are looked at again then. */
    lookAfter: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.attemptId] })],
)
