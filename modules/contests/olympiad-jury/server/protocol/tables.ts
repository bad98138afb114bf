import { defineTable } from '@school/db/table'
import { integer, jsonb, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { type ProtocolFacts, protocolKinds } from '@school/olympiads/contract'
import { olympiadStages } from '@school/olympiads/tables'

/**
 * Protocol of a stage: its events in the order in which they were recorded. The database refuses updates and deletions, and each row
 * contains the hash of the previous one. No foreign keys to people: the record stays when an account is deleted.
 */
export const olympiadProtocolEntries = defineTable(
  'olympiad_protocol_entries',
  {
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id),
    /** From 1, without gaps. */
    number: integer().notNull(),
    /** Unique key of the fact: it is written once. */
    source: text().notNull(),
    /** When the event happened. */
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text({ enum: protocolKinds }).notNull(),
    participationId: integer(),
    actorId: integer(),
    facts: jsonb().$type<ProtocolFacts>().notNull(),
    hash: text().notNull(),
  },
  (t) => [
    primaryKey({ name: 'olympiad_protocol_entries_once', columns: [t.stageId, t.number] }),
    unique('olympiad_protocol_entries_source').on(t.stageId, t.source),
  ],
)
