import { ascending, defineTable } from '@school/db/table'
import { users } from '@school/users/tables'
import { index, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { accountEventKinds } from '../contract/account-events.ts'
import { agreementNames } from '../contract/agreements.ts'

export const sessions = defineTable(
  'sessions',
  {
    /** SHA-256 of the cookie’s token: a copy of the table gives no access. */
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceId: text().notNull(),
    userAgent: text().notNull(),
    ip: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** To the hour: written at most once in one. */
    lastSeenAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** What has opened it, when it was no password: `olympiad_code:17`. */
    source: text(),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_expires_at').on(t.expiresAt),
    ascending(t.createdAt, t.expiresAt),
  ],
)

/** What a person should know of the account: who has come in and what was changed. Kept for half a year. */
export const accountEvents = defineTable(
  'account_events',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: accountEventKinds }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    userAgent: text().notNull(),
    ip: text().notNull(),
    /** Several that came together: wrong passwords of one minute. */
    count: integer().notNull().default(1),
  },
  (t) => [index('account_events_user').on(t.userId, t.at), index('account_events_at').using('brin', t.at)],
)

/** Who has accepted which edition of a text, and when. The edition in force is in `users` too. */
export const acceptedAgreements = defineTable(
  'accepted_agreements',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text({ enum: agreementNames }).notNull(),
    version: text().notNull(),
    acceptedAt: timestamp({ withTimezone: true }).notNull(),
    /** Of the network, signed as the log of security signs it: shows that two are the same, and not which. */
    source: text().notNull(),
    userAgent: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.name, t.version] })],
)
