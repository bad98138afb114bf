import { users } from '@school/accounts/tables'
import { defineTable } from '@school/db/table'
import { index, integer, primaryKey, timestamp } from 'drizzle-orm/pg-core'
import { works } from '../tables.ts'

/**
 * When a pupil was last heard from while they solve. Gathered in memory and written together; the table is not logged:
 * of whom nothing is known, nobody says that they are lost.
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
