import { works } from '@school/works/tables'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'

export const riddles = pgTable('riddles', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  title: text().notNull(),
  workId: integer('work_id')
    .notNull()
    .references(() => works.id),
})
