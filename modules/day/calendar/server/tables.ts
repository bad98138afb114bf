import { users } from '@school/users/tables'
import { schoolClasses } from '@school/school-classes/tables'
import { sql } from 'drizzle-orm'
import { defineTable } from '@school/db/table'
import { index, integer, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { shareKinds } from '../contract/item.ts'

const person = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const instant = () => timestamp({ withTimezone: true })

/** People's own items of the calendar. All other items are read from their modules. */
export const calendarItems = defineTable(
  'calendar_items',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: person(),
    title: text().notNull(),
    startsAt: instant().notNull(),
    minutes: smallint().notNull(),
    /** How often it was changed: programs that keep a calendar take a higher one. */
    revision: integer().notNull().default(0),
    createdAt: instant().notNull(),
    changedAt: instant().notNull(),
    /** The row stays: a feed reports that it was called off. */
    cancelledAt: instant(),
  },
  (t) => [index('calendar_items_user').on(t.userId, t.startsAt)],
)

/** Links that open a calendar without signing in. A person has one of each kind, and of each class, that works at most. */
export const calendarShares = defineTable(
  'calendar_shares',
  {
    token: text().primaryKey(),
    userId: person(),
    kind: text({ enum: shareKinds }).notNull(),
    /** Of a feed of a class: it works while its maker teaches there. */
    schoolClassId: integer().references(() => schoolClasses.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [
    index('calendar_shares_class').on(t.schoolClassId),
    uniqueIndex('calendar_shares_working')
      .on(t.userId, t.kind, sql`coalesce(${t.schoolClassId}, 0)`)
      .where(sql`revoked_at is null`),
  ],
)
