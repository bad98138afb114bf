import { users } from '@school/users/tables'
import { sql } from 'drizzle-orm'
import { defineTable } from '@school/db/table'
import { integer, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'

/** Links to the progress of a pupil. A pupil has one that was not revoked at most. */
export const progressShares = defineTable(
  'progress_shares',
  {
    token: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('progress_shares_working')
      .on(t.userId)
      .where(sql`revoked_at is null`),
  ],
)
