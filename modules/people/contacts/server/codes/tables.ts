import { ascending, defineTable } from '@school/db/table'
import { index, integer, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '@school/users/tables'

/** The one code that lives for a purpose and an address. Nothing here opens anything without the secret of the school. */
export const oneTimeCodes = defineTable(
  'one_time_codes',
  {
    /** `module.what`, with the id of a person after it where two people may ask for one address. */
    purpose: text().notNull(),
    /** Keyed digest of the number or of the mail address. */
    addressDigest: text().notNull(),
    /** Whom it authorizes; `null` when no account has such an address, and then no code matches. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** Keyed digest. */
    codeHash: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.purpose, t.addressDigest] }),
    index('one_time_codes_user').on(t.userId),
    index('one_time_codes_expires_at').on(t.expiresAt),
    ascending(t.createdAt, t.expiresAt),
  ],
)

/** Links that were sent by letter. They stay for a month after their end, so that an old one can say what it is. */
export const oneTimeLinks = defineTable(
  'one_time_links',
  {
    /** SHA-256 of 256 random bits. */
    tokenHash: text().primaryKey(),
    /** `module.what`. */
    purpose: text().notNull(),
    /** `null` when no account has the address: then the token is not sent. */
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** What it is about: the mail address that it confirms. */
    subject: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    /** A newer one of the same purpose was asked for. */
    replacedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('one_time_links_user').on(t.userId, t.purpose),
    index('one_time_links_expires_at').on(t.expiresAt),
    ascending(t.createdAt, t.expiresAt),
  ],
)
