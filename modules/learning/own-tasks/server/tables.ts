import { users } from '@school/users/tables'
import { disciplines } from '@school/disciplines/tables'
import { files } from '@school/files/tables'
import { taskKinds } from '@school/tasks/contract'
import { tasks } from '@school/tasks/tables'
import { sql } from 'drizzle-orm'
import { defineTable } from '@school/db/table'
import {
  boolean,
  index,
  integer,
  jsonb,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { OwnTaskSource } from '../contract/own-task.ts'

/** A label of a teacher: a folder that can be shared as a whole. Labels without tasks are not shown. */
export const ownTaskLabels = defineTable(
  'own_task_labels',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    authorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    /** With colleagues of the author's schools. */
    sharedAt: timestamp({ withTimezone: true }),
  },
  (t) => [unique('own_task_labels_once').on(t.authorId, t.title)],
)

/** A task as its author types it. Pupils get rows of `tasks`, one for each version that was given. */
export const ownTasks = defineTable(
  'own_tasks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    authorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    labelId: integer().references(() => ownTaskLabels.id, { onDelete: 'set null' }),
    disciplineId: integer()
      .notNull()
      .references(() => disciplines.id),
    title: text().notNull(),
    kind: text({ enum: taskKinds }).notNull(),
    difficulty: smallint().notNull(),
    skills: text().array().notNull(),
    hasVariants: boolean().notNull(),
    /** All that is typed, whether or not it can be read. */
    source: jsonb().$type<OwnTaskSource>().notNull(),
    /** The last version; `null` was never ready. */
    taskId: integer().references(() => tasks.id),
    /** The typed text differs from the last version. */
    isChanged: boolean().notNull(),
    revision: integer().notNull().default(0),
    /** Hash of the imported task, so that importing the same file again adds no duplicates. */
    importHash: text(),
    sharedAt: timestamp({ withTimezone: true }),
    archivedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('own_tasks_author').on(t.authorId, t.updatedAt),
    index('own_tasks_label').on(t.labelId),
    index('own_tasks_task').on(t.taskId),
    uniqueIndex('own_tasks_imported')
      .on(t.authorId, t.importHash)
      .where(sql`import_hash is not null`),
  ],
)

/** Rows of `tasks` made from an own task: the last one is current, the others stay in the works that contain them. */
export const ownTaskVersions = defineTable(
  'own_task_versions',
  {
    taskId: integer()
      .primaryKey()
      .references(() => tasks.id),
    ownTaskId: integer()
      .notNull()
      .references(() => ownTasks.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [unique('own_task_versions_once').on(t.ownTaskId, t.number)],
)

/** Files that are pictures of tasks: users who have the address from a task may see them. */
export const ownTaskPictures = defineTable('own_task_pictures', {
  fileId: uuid()
    .primaryKey()
    .references(() => files.id, { onDelete: 'cascade' }),
  addedAt: timestamp({ withTimezone: true }).notNull(),
})
