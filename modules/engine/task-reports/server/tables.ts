import { users } from '@school/users/tables'
import { defineTable, signed } from '@school/db/table'
import { tasks } from '@school/tasks/tables'
import { sql } from 'drizzle-orm'
import { index, integer, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { reportKinds, reportStatuses } from '../contract/index.ts'

/** «Сообщить об ошибке в задаче»: reports of pupils and their state. */
export const taskReports = defineTable(
  'task_reports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: reportKinds }).notNull(),
    text: text().notNull(),
    /** The numbers on the screen; `null` when the task is the same for everybody. */
    variant: integer(),
    /** Hash of the task at that time. */
    contentHash: text().notNull(),
    status: text({ enum: reportStatuses }).notNull(),
    answer: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    closedAt: timestamp({ withTimezone: true }),
    closedById: integer().references(() => users.id, { onDelete: 'set null' }),
  },
  (t) => [
    uniqueIndex('task_reports_waiting')
      .on(t.userId, t.taskId)
      .where(sql`status = 'open'`),
    index('task_reports_user').on(t.userId, t.createdAt),
    index('task_reports_task').on(t.taskId, t.status),
    index('task_reports_status').on(t.status, t.createdAt, t.id),
    signed(t.variant),
  ],
)
