import { defineTable } from '@school/db/table'
import { index, integer, jsonb, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { stageChangeKinds } from '../../contract/olympiad.ts'
import type { ProtocolFacts } from '../../contract/protocol.ts'
import { olympiads, olympiadStages } from '../tables.ts'

/** What people have made of stages, and who has published one before its hour or anew: the record. */
export const olympiadStageChanges = defineTable(
  'olympiad_stage_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    kind: text({ enum: [...stageChangeKinds, 'published'] }).notNull(),
    /** Everybody who takes part reads it; empty of one that was made. */
    reason: text().notNull(),
    /** What has become of its time, as the protocol tells it. */
    facts: jsonb().$type<ProtocolFacts>().notNull(),
    /** Without a foreign key, as in `olympiadDisqualifications`. */
    decidedBy: integer().notNull(),
    decidedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('olympiad_stage_changes_stage').on(t.stageId)],
)

/** Sets of tasks that the content keeps for stages which people make. One is solved in one stage alone. */
export const olympiadReserves = defineTable(
  'olympiad_reserves',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    olympiadId: integer()
      .notNull()
      .references(() => olympiads.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    title: text().notNull(),
    /** For which it is written. */
    grades: smallint().array().notNull(),
    minutes: smallint().notNull(),
    tools: text().array().notNull(),
    /** In order. */
    taskIds: integer().array().notNull(),
    /** The stage that has taken it. */
    stageId: integer().references(() => olympiadStages.id, { onDelete: 'set null' }),
    /** Gone from the content: nobody takes it. */
    retiredAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('olympiad_reserves_once').on(t.olympiadId, t.key),
    index('olympiad_reserves_stage').on(t.stageId),
  ],
)
