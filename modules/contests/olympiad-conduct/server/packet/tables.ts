import { users } from '@school/users/tables'
import { defineTable } from '@school/db/table'
import { organizations } from '@school/organizations/tables'
import { sql } from 'drizzle-orm'
import { index, integer, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { olympiadStages } from '@school/olympiads/tables'

/**
 * Codes of pupils for a stage: typing one signs the pupil in without a password, for some hours. Neither column reveals the code: it is
 * computed from the nonce with a secret of the school, and found by a digest with the same secret.
 */
export const olympiadPersonalCodes = defineTable(
  'olympiad_personal_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    nonce: text().notNull(),
    codeHash: text().notNull().unique(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
    /** No foreign key, as in `olympiadDisqualifications`; the same for `revokedBy`. */
    issuedBy: integer().notNull(),
    /** Time of the last use. */
    usedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
    revokedBy: integer(),
  },
  (t) => [
    uniqueIndex('olympiad_personal_codes_once')
      .on(t.stageId, t.userId)
      .where(sql`revoked_at is null`),
    index('olympiad_personal_codes_user').on(t.userId),
  ],
)

/** Packets made for schools: who has downloaded codes and diplomas, and when. */
export const olympiadPackets = defineTable(
  'olympiad_packets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    organizationId: integer()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    madeAt: timestamp({ withTimezone: true }).notNull(),
    /** No foreign key, as in `olympiadDisqualifications`. */
    madeBy: integer().notNull(),
    codes: integer().notNull(),
    diplomas: integer().notNull(),
  },
  (t) => [
    index('olympiad_packets_stage').on(t.stageId),
    index('olympiad_packets_organization').on(t.organizationId),
  ],
)
