import { users } from '@school/users/tables'
import { defineTable } from '@school/db/table'
import { index, integer, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { works } from '@school/works/tables'

/**
 * Time of a pupil's last activity in an attempt. Collected in memory and written in batches; the table is unlogged:
 * without a row an attempt is not reported as lost.
 */
export const attemptPresence = defineTable(
  'attempt_presence',
  {
    workId: integer()
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    heardAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.workId, t.userId] }), index('attempt_presence_user').on(t.userId)],
)
