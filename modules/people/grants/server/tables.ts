import { notDescending, defineTable } from '@school/db/table'
import { index, integer, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '@school/users/tables'
import { accessSources } from '../contract/grant.ts'

/** Who may open what, why, from when and until when. Rows are written by this module’s actions only and read through its SQL fragments. */
export const accessGrants = defineTable(
  'access_grants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The kind as named by the module that owns the resource, and the resource’s id there. */
    resourceKind: text().notNull(),
    resourceId: integer().notNull(),
    source: text({ enum: accessSources }).notNull(),
    /** What has caused it: `enrollment`, `order:12`. The same cause gives nothing twice. */
    cause: text().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** `null` is without end. */
    endsAt: timestamp({ withTimezone: true }),
    /** `null` when the person enrolled, or an event has caused it. */
    givenBy: integer().references(() => users.id, { onDelete: 'set null' }),
    givenAt: timestamp({ withTimezone: true }).notNull(),
    takenBy: integer().references(() => users.id, { onDelete: 'set null' }),
    takenAt: timestamp({ withTimezone: true }),
    /** Put away by its person. */
    archivedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('access_grants_once').on(t.userId, t.resourceKind, t.resourceId, t.source, t.cause),
    index('access_grants_resource').on(t.resourceKind, t.resourceId),
    // Access that ends at once has ended.
    notDescending(t.startsAt, t.endsAt),
  ],
)
