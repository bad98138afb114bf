import { defineTable } from '@school/db/table'
import { integer, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '@school/users/tables'
import { certificateKinds } from '../contract/certificate.ts'

export const certificates = defineTable(
  'certificates',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: certificateKinds }).notNull(),
    title: text().notNull(),
    details: text().notNull().default(''),
    /** What it is for, as named by the awarding module: `olympiad_stage` and its id. */
    sourceType: text().notNull(),
    sourceId: integer().notNull(),
    /** Printed on it; unguessable, so that having it proves having the paper. Without hyphens. */
    number: text().notNull().unique(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** Not shown and not confirmed by its number since then; it may be given back. */
    withdrawnAt: timestamp({ withTimezone: true }),
  },
  // Also serves the list of a person.
  (t) => [unique('certificates_once').on(t.userId, t.sourceType, t.sourceId)],
)
