import { defineTable } from '@school/db/table'
import { primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The stop list: addresses and numbers to which nothing is sent. */
export const stoppedAddresses = defineTable(
  'stopped_addresses',
  {
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    /** SHA-256 of the normalised address: the list does not reveal whom it is about. */
    addressHash: text().notNull(),
    /** The address does not exist, or its owner reported a letter of ours as spam. */
    reason: text({ enum: ['absent', 'complaint'] }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.channel, t.addressHash] })],
)
