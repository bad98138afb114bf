import { defineTable } from '@school/db/table'
import { timeTargets } from '@school/monitoring/contract'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { olympiadStages } from '@school/olympiads/tables'

/** Time that a teacher has requested from a methodist; the target is given as in `work_allowances`. */
export const olympiadTimeRequests = defineTable(
  'olympiad_time_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    target: text({ enum: timeTargets }).notNull(),
    targetId: integer(),
    extraMinutes: smallint().notNull(),
    shiftMinutes: smallint().notNull(),
    reason: text().notNull(),
    /** No foreign key, as in `olympiadDisqualifications`; the same for `decidedBy`. */
    askedBy: integer().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    decidedBy: integer(),
    /** `null` while it is pending. */
    decidedAt: timestamp({ withTimezone: true }),
    isConfirmed: boolean(),
    /** Why it was declined, or a comment to the given time. */
    words: text(),
  },
  (t) => [
    index('olympiad_time_requests_stage').on(t.stageId, t.decidedAt),
    check('olympiad_time_requests_decided', sql`is_confirmed is null or decided_at is not null`),
  ],
)
