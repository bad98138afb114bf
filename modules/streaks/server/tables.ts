import { users } from '@school/accounts/tables'
import { defineTable, notDescending } from '@school/db/table'
import { boolean, date, index, integer, timestamp } from 'drizzle-orm/pg-core'

/** What a pupil has chosen for the row of days; whoever has chosen nothing has no line. */
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
