import { users } from '@school/users/tables'
import { defineTable, notDescending } from '@school/db/table'
import { boolean, date, index, integer, timestamp } from 'drizzle-orm/pg-core'

/** A pupil's settings of the row of days; a pupil who has chosen nothing has no row. */
export const streakSettings = defineTable('streak_settings', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  weekendsRest: boolean().notNull(),
})

/** Days of illness, both included, as a parent has marked them. */
export const streakRestDays = defineTable(
  'streak_rest_days',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromDay: date().notNull(),
    toDay: date().notNull(),
    /** `null` when the account is no more. */
    setBy: integer().references(() => users.id, { onDelete: 'set null' }),
    setAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('streak_rest_days_user').on(t.userId),
    index('streak_rest_days_set_by').on(t.setBy),
    notDescending(t.fromDay, t.toDay),
  ],
)
