import { familyLinks } from '@school/families/tables'
import { defineTable } from '@school/db/table'
import { date, integer, text, timestamp, unique } from 'drizzle-orm/pg-core'

/** Letters about children that were written: one a day of each kind for a parent and a child. */
export const familyLetters = defineTable(
  'family_letters',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    linkId: integer()
      .notNull()
      .references(() => familyLinks.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['evening', 'weekly'] }).notNull(),
    /** In the parent's zone. */
    day: date().notNull(),
    /** Of the token in a link that letters had before they all led to `/mailings/:token`; newer ones have none. */
    tokenHash: text().unique(),
    writtenAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [unique('family_letters_once').on(t.linkId, t.kind, t.day)],
)
