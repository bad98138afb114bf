import { users } from '@school/users/tables'
import { defineTable } from '@school/db/table'
import { date, index, integer, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { olympiadStages } from '@school/olympiads/tables'

/** Invitations and reminders sent by teachers to pupils, at most one per day (school time zone). */
export const olympiadInvitations = defineTable(
  'olympiad_invitations',
  {
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    /** No foreign key, as in `olympiadDisqualifications`. */
    sentBy: integer().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stageId, t.userId, t.day] }),
    index('olympiad_invitations_user').on(t.userId),
  ],
)
