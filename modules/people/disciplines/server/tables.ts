import { defineTable, inRange } from '@school/db/table'
import { integer, smallint, text } from 'drizzle-orm/pg-core'

export const disciplines = defineTable(
  'disciplines',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    title: text().notNull(),
    /** Hue of covers, chips and charts, 0–360. */
    hue: smallint().notNull(),
    position: smallint().notNull(),
  },
  (t) => [inRange(t.hue, 0, 360)],
)
