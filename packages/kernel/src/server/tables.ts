import { sql } from 'drizzle-orm'
import { defineTable, inRange, notDescending } from '@school/db/table'
import { boolean, index, integer, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'

/** Replies already given to mutations, so that a repeat gets the first answer. Kept for a day. */
export const idempotencyKeys = defineTable(
  'idempotency_keys',
  {
    /** The owner of the key: the visitor and the session of the request, as a digest. */
    scope: text().notNull(),
    key: text().notNull(),
    /** Method, address and digest of the body: the same key with another request is a mistake. */
    fingerprint: text().notNull(),
    status: integer().notNull(),
    body: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    // Append-only in order of time, so a BRIN index by block ranges costs next to nothing.
    index('idempotency_keys_created_at').using('brin', t.createdAt),
    inRange(t.status, 100, 599),
  ],
)

/** Letters and SMS of the school: what is still to be sent, and what has become of the rest. */
export const outboxMessages = defineTable(
  'outbox_messages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    to: text().notNull(),
    subject: text(),
    text: text().notNull(),
    code: text(),
    link: text(),
    /** What the button says that leads to `link`. */
    action: text(),
    /** Delivery of an SMS that is better made by a call; `null` is a text message. */
    way: text({ enum: ['sms', 'call', 'cascade_by_call'] }),
    /** A mailing that may be switched off; `null` is what is needed and always goes. */
    mailing: text(),
    /** Owner of the switch: a person, or another object that the mailing's module defines. */
    mailingOf: integer(),
    /** Gives access to its reader: wiped as soon as it is sent. */
    isSecret: boolean().notNull().default(false),
    /** What caused it: the same cause never sends twice. */
    cause: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /**
     * `sending` is with one of the processes until `dueAt`; `sent` was taken by the provider; `delivered` and `returned` are what it said later;
     * `stopped` by the stop list; `refused` by the provider for good; `expired` came too late to be of use.
     */
    state: text({
      enum: ['waiting', 'sending', 'sent', 'delivered', 'returned', 'stopped', 'refused', 'expired'],
    })
      .notNull()
      .default('waiting'),
    /** Not tried before. */
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** Not sent after. */
    expiresAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    tries: smallint().notNull().default(0),
    sentAt: timestamp({ withTimezone: true }),
    /** Billed parts of an SMS. */
    parts: smallint(),
    /** Why it is where it is, in the provider's words or ours; never what was written. */
    reason: text(),
  },
  (t) => [
    index('outbox_messages_due')
      .on(t.channel, t.isSecret.desc(), t.dueAt)
      .where(sql`${t.state} in ('waiting', 'sending')`),
    index('outbox_messages_sms_sent')
      .on(t.sentAt, t.to)
      .where(sql`${t.channel} = 'sms'`),
  ],
)

/**
 * Failures of jobs and listeners. A row is one thing that failed, from its first failure until it succeeds; it contains no personal
 * data.
 */
export const jobFailures = defineTable(
  'job_failures',
  {
    /** The name of the job or the listener. */
    job: text().notNull(),
    /** Id of the row that could not be dealt with; empty when the job failed as a whole. */
    subject: text().notNull(),
    /** What failed: PostgreSQL's code, or the name of the error. */
    code: text().notNull(),
    count: integer().notNull().default(1),
    firstAt: timestamp({ withTimezone: true }).notNull(),
    lastAt: timestamp({ withTimezone: true }).notNull(),
    /** Not tried again before. */
    retryAt: timestamp({ withTimezone: true }).notNull(),
    resolvedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    primaryKey({ columns: [t.job, t.subject] }),
    index('job_failures_open')
      .on(t.job)
      .where(sql`${t.resolvedAt} is null`),
    inRange(t.count, 1),
    notDescending(t.firstAt, t.lastAt),
  ],
)
