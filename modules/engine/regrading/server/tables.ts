import { users } from '@school/users/tables'
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
import { heldReasons, regradingStates } from '../contract/regrading.ts'
import { attempts } from '@school/works/tables'

/** Regradings of tasks with a corrected key. Processed in batches from `cursor` on. */
export const regradings = defineTable(
  'regradings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    /** `null` when it was ordered by a person, or is an undo. */
    changeId: integer()
      .unique()
      .references(() => taskChanges.id),
    fromHash: text().notNull(),
    toHash: text().notNull(),
    state: text({ enum: regradingStates }).notNull(),
    /** Why a decision is or was needed; for rows older than this column, the question. */
    heldFor: text({ enum: heldReasons }),
    /** The regrading whose changes it undoes. */
    undoes: integer()
      .unique('regradings_undone_once')
      .references((): AnyPgColumn => regradings.id),
    /** Who confirmed, refused or undid it; `null` when no decision was needed, for commands, and for deleted accounts. */
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    decidedAt: timestamp({ withTimezone: true }),
    /** The last processed attempt. */
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

/** Verdicts of answers before and after a regrading. */
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
    /** JSON `null` for an answer that was being reviewed then. */
    before: jsonb().$type<Verdict | null>().notNull(),
    after: jsonb().$type<Verdict>().notNull(),
    /** Whether the pupil had given the task up before. */
    gaveUp: boolean().notNull().default(false),
  },
  (t) => [
    primaryKey({ columns: [t.regradingId, t.attemptId, t.tryNumber] }),
    index('regraded_answers_attempt').on(t.attemptId),
  ],
)
