import { defineTable } from '@school/db/table'
import { bigint, integer, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '@school/users/tables'
import { achievementFamilies } from '../contract/profile.ts'

/** A step that a pupil has reached: granted once, never revoked. */
export const achievementGrants = defineTable(
  'achievement_grants',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    family: text({ enum: achievementFamilies }).notNull(),
    /** The step: 10 tasks, 7 days. */
    of: smallint().notNull(),
    /** When it happened, which for what was done before the grants is long before the row. */
    reachedAt: timestamp({ withTimezone: true }).notNull(),
    /** When its owner has seen it; `null` is new. */
    seenAt: timestamp({ withTimezone: true }),
  },
  (t) => [primaryKey({ columns: [t.userId, t.family, t.of] })],
)

/** How far the job has read what it watches. */
export const achievementBookmarks = defineTable('achievement_bookmarks', {
  source: text({ enum: ['reward_transactions', 'certificates'] }).primaryKey(),
  lastId: bigint({ mode: 'number' }).notNull(),
})

/** Whose rows the job has read and whose achievements it has not looked at yet. */
export const achievementDue = defineTable('achievement_due', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
})
