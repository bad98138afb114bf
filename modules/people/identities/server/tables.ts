import { users } from '@school/users/tables'
import { defineTable } from '@school/db/table'
import { boolean, index, integer, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { providers } from '../contract/provider.ts'

/** A person known to a provider by `subject` is this user. */
export const identities = defineTable(
  'identities',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    provider: text({ enum: providers }).notNull(),
    /** The provider's own id of the person: never changes, unlike names and addresses. */
    subject: text().notNull(),
    /** The person’s name at the provider at the time of binding. */
    name: text().notNull().default(''),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.provider] }),
    unique('identities_subject').on(t.provider, t.subject),
  ],
)

/** The provider’s profile of an unbound person, until it is bound or a quarter of an hour has passed. */
export const identityOffers = defineTable(
  'identity_offers',
  {
    /** SHA-256: a copy of the table gives no access. */
    tokenHash: text().primaryKey(),
    /** SHA-256 of the visitor: an offer that was stolen is of no use in another browser. */
    visitorHash: text().notNull(),
    provider: text({ enum: providers }).notNull(),
    subject: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    email: text(),
    isEmailProved: boolean().notNull(),
    /** The page the person was going to; on our own site. */
    redirectUrl: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('identity_offers_expires_at').on(t.expiresAt)],
)
