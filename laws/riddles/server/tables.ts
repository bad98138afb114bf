import { defineTable } from '@school/db/table'
import { works } from '@school/works/tables'
import { integer, text } from 'drizzle-orm/pg-core'

export const riddles = defineTable('riddles', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  title: text().notNull(),
  workId: integer()
    .notNull()
    .references(() => works.id),
})
