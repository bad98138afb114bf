import { defineTable } from '@school/db/table'
import { primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** The stop list: addresses and numbers to which nothing is sent. */
export const stoppedAddresses = defineTable(
  'stopped_addresses',
  {
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    /** SHA-256 of the address in its plain form: the list tells nobody whom it is about. */
    addressHash: text().notNull(),
    /** Nobody is there, or they have called a letter of ours spam. */
    reason: text({ enum: ['absent', 'complaint'] }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.channel, t.addressHash] })],
)
