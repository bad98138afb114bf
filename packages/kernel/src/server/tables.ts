import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'

/** Replies already given to mutations, so that a repeat gets the first answer. Kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Whose key: the visitor and the session it came from, as a digest. */
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
    // Only added to, in order of time: blocks of it are told apart by their first and last instants for next to nothing.
    index('idempotency_keys_created_at').using('brin', t.createdAt),
  ],
)

/** Letters and SMS that went through the outbox port; outside production a page shows them. */
export const outboxMessages = pgTable('outbox_messages', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  channel: text({ enum: ['email', 'sms'] }).notNull(),
  to: text().notNull(),
  subject: text(),
  text: text().notNull(),
  code: text(),
  link: text(),
  /** What caused it: the same cause never sends twice. */
  cause: text().notNull().unique(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
})

/**
 * What jobs and listeners could not do. A row is one thing that failed, from its first failure until it succeeds; nothing personal
 * stands here.
 */
export const jobFailures = pgTable(
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
  ],
)
