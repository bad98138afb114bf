import { notDescending, defineTable } from '@school/db/table'
import { index, integer, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { users } from '@school/accounts/tables'
import { accessSources } from '../contract/grant.ts'

/** Who may open what, why, from when and until when. Rows are given and taken by the doors of this room, and asked by its fragments. */
export const accessGrants = defineTable(
  'access_grants',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A word of the room that owns the resource, and the resource's id there. */
    resourceKind: text().notNull(),
    resourceId: integer().notNull(),
    source: text({ enum: accessSources }).notNull(),
    /** What has caused it: `enrollment`, `order:12`. The same cause gives nothing twice. */
    cause: text().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    /** `null` is without end. */
    endsAt: timestamp({ withTimezone: true }),
    /** `null` when nobody did: the person took it, or an event has caused it. */
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
