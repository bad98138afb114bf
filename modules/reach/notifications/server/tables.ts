import { users } from '@school/users/tables'
import { sql } from 'drizzle-orm'
import { defineTable, notDescending } from '@school/db/table'
import { index, integer, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { notificationKinds } from '../contract/notification.ts'

export const notifications = defineTable(
  'notifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: notificationKinds }).notNull(),
    title: text().notNull(),
    text: text().notNull(),
    /** A page of the site, from the root. */
    url: text().notNull(),
    /** The person whose name or words it contains: it is deleted with them. `null`: it concerns only its reader. */
    aboutId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Idempotency key chosen by the notifying module: a person gets one notification per cause. */
    cause: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** `null`: unread. */
    readAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('notifications_once').on(t.userId, t.cause),
    index('notifications_user').on(t.userId, t.createdAt, t.id),
    index('notifications_about').on(t.aboutId),
    index('notifications_unread')
      .on(t.userId)
      .where(sql`read_at is null`),
    notDescending(t.createdAt, t.readAt),
  ],
)
