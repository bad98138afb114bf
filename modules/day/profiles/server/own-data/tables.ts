import { users } from '@school/users/tables'
import { defineTable } from '@school/db/table'
import { index, integer, timestamp } from 'drizzle-orm/pg-core'

/** Who has requested a copy of whose data. The copy itself is made on download and not stored. */
export const dataCopies = defineTable(
  'data_copies',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The person, or a parent of the child. */
    askedBy: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    askedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('data_copies_user').on(t.userId), index('data_copies_asked_by').on(t.askedBy)],
)
