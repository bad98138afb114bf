import { users } from '@school/accounts/tables'
import type { Verdict } from '@school/tasks/contract'
import { taskChanges, tasks } from '@school/tasks/tables'
import { sql } from 'drizzle-orm'
import { defineTable } from '@school/db/table'
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { heldReasons, regradingStates } from '../../contract/regrading.ts'
import { attempts } from '../tables.ts'

/** A task whose key was wrong, and how everybody who answered it was judged again. Goes by batches and on from `cursor`. */
export const regradings = defineTable(
  'regradings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    /** `null` when a person has asked for it, or for what it undoes. */
    changeId: integer()
      .unique()
      .references(() => taskChanges.id),
    fromHash: text().notNull(),
    toHash: text().notNull(),
    state: text({ enum: regradingStates }).notNull(),
    /** Why a person has to decide, or had to; of what was held before this column, the question. */
    heldFor: text({ enum: heldReasons }),
    /** Gives back what this regrading has changed. */
    undoes: integer()
      .unique('regradings_undone_once')
      .references((): AnyPgColumn => regradings.id),
    /** Who has confirmed, refused or undone; `null` when nobody had to, a command did, or the account is no more. */
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestamp({ withTimezone: true }),
    /** The last attempt that was looked at. */
    cursor: jsonb().$type<{ workId: number; userId: number; number: number }>(),
    answersSeen: integer().notNull().default(0),
    answersChanged: integer().notNull().default(0),
    attemptsChanged: integer().notNull().default(0),
    xpPaid: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('regradings_task').on(t.taskId),
    index('regradings_waiting')
      .on(t.id)
      .where(sql`state = 'waiting'`),
  ],
)

/** What an answer was judged before a regrading, and after it. */
export const regradedAnswers = defineTable(
  'regraded_answers',
  {
    regradingId: integer()
      .notNull()
      .references(() => regradings.id, { onDelete: 'cascade' }),
    attemptId: integer()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    tryNumber: smallint().notNull(),
    /** JSON `null` of one that a person was checking then. */
    before: jsonb().$type<Verdict | null>().notNull(),
    after: jsonb().$type<Verdict>().notNull(),
    /** Its pupil had given the task up, as it was before. */
    gaveUp: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.regradingId, t.attemptId, t.tryNumber] }),
    index('regraded_answers_attempt').on(t.attemptId),
  ],
)
