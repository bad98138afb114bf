import { defineTable } from '@school/db/table'
import { index, integer, jsonb, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { stageChangeKinds } from '../../contract/olympiad.ts'
import type { ProtocolFacts } from '../../contract/protocol.ts'
import { olympiads, olympiadStages } from '../tables.ts'

/** Record of changes made by people to stages, and of publications ahead of schedule or after a withdrawal. */
export const olympiadStageChanges = defineTable(
  'olympiad_stage_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    kind: text({ enum: [...stageChangeKinds, 'published'] }).notNull(),
    /** Shown to all participants; empty for a created stage. */
    reason: text().notNull(),
    /** Changes of the schedule, in the form of the protocol. */
    facts: jsonb().$type<ProtocolFacts>().notNull(),
    /** No foreign key, as in `olympiadDisqualifications`. */
    decidedBy: integer().notNull(),
    decidedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('olympiad_stage_changes_stage').on(t.stageId)],
)

/** Reserve sets of tasks from the content, for stages created by people. Each is used in one stage only. */
export const olympiadReserves = defineTable(
  'olympiad_reserves',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    olympiadId: integer()
      .notNull()
      .references(() => olympiads.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    title: text().notNull(),
    /** Grades that it is written for. */
    grades: smallint().array().notNull(),
    minutes: smallint().notNull(),
    tools: text().array().notNull(),
    /** In the order of tasks. */
    taskIds: integer().array().notNull(),
    /** Stage that uses it. */
    stageId: integer().references(() => olympiadStages.id, { onDelete: 'set null' }),
    /** Removed from the content: cannot be chosen any more. */
    retiredAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('olympiad_reserves_once').on(t.olympiadId, t.key),
    index('olympiad_reserves_stage').on(t.stageId),
  ],
)
