import { defineTable } from '@school/db/table'
import { index, integer, jsonb, timestamp } from 'drizzle-orm/pg-core'
import type { Portrait } from '../../contract/portrait.ts'
import { users } from '../tables.ts'

/** What others saw of a person; it waits here until the person is back or erased. */
export interface Shown {
  firstName: string
  lastName: string
  middleName: string
  publicProfile: boolean
  avatar: Portrait | null
  photoId: string | null
}

/** Those who have asked to be forgotten. From that moment the school knows them by no name, so that no page can show it. */
export const departures = defineTable(
  'departures',
  {
    userId: integer()
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** A parent in the place of a child; `null` is the person. */
    askedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    shown: jsonb().$type<Shown>().notNull(),
  },
  (t) => [index('departures_asked_by').on(t.askedBy)],
)
