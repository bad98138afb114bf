import { defineTable } from '@school/db/table'
import { index, text, timestamp } from 'drizzle-orm/pg-core'

/** Spent solutions, kept until they would have expired. */
export const spentCaptchas = defineTable(
  'spent_captchas',
  {
    id: text().primaryKey(),
    /** What it was given for, as a digest: a repeat of the same is let through. */
    subject: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('spent_captchas_expires_at').on(t.expiresAt)],
)
