import { disciplines } from '@school/disciplines/tables'
import { works } from '@school/works/tables'
import { defineTable } from '@school/db/table'
import { index, integer, smallint, text, timestamp } from 'drizzle-orm/pg-core'

export const trainings = defineTable(
  'trainings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    title: text().notNull(),
    subtitle: text().notNull(),
    disciplineId: integer()
      .notNull()
      .references(() => disciplines.id),
    grades: smallint().array().notNull(),
    /** In the catalogue. */
    position: smallint().notNull(),
    aboutHtml: text().notNull(),
    workId: integer()
      .notNull()
      .references(() => works.id),
    contentHash: text().notNull(),
    /** Removed from the content: hidden from the catalogue, kept for users who have solved it. */
    retiredAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('trainings_work').on(t.workId)],
)
