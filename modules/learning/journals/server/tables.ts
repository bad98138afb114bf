import { users } from '@school/users/tables'
import { disciplines } from '@school/disciplines/tables'
import { homeworks } from '@school/homeworks/tables'
import { schoolClasses } from '@school/school-classes/tables'
import { sql } from 'drizzle-orm'
import { defineTable, inRange, notDescending } from '@school/db/table'
import { date, index, integer, primaryKey, smallint, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { columnKinds } from '../contract/journal.ts'
import { journalMarks } from '../contract/marks.ts'

/** A column of the journal of a class: what was marked on which day. */
export const journalColumns = defineTable(
  'journal_columns',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    schoolClassId: integer()
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    disciplineId: integer()
      .notNull()
      .references(() => disciplines.id),
    day: date().notNull(),
    kind: text({ enum: columnKinds }).notNull(),
    topic: text().notNull(),
    /** How many times a mark counts in an average, 1–3. */
    weight: smallint().notNull(),
    /** Its marks come from copies of this homework. */
    homeworkId: integer().references(() => homeworks.id, { onDelete: 'set null' }),
    /** `null` when the account is no more. */
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** Taken out of the journal; what was written in it stays. */
    removedAt: timestamp({ withTimezone: true }),
    /** Of what is typed in it (decision 089). */
    version: integer().notNull().default(1),
  },
  (t) => [
    index('journal_columns_class').on(t.schoolClassId, t.day),
    uniqueIndex('journal_columns_homework_once')
      .on(t.schoolClassId, t.homeworkId)
      .where(sql`removed_at is null`),
    index('journal_columns_homework').on(t.homeworkId),
    index('journal_columns_created_by').on(t.createdBy),
    inRange(t.weight, 1),
    notDescending(t.createdAt, t.removedAt),
  ],
)

/** Marks by hand. The row of an emptied cell stays, so that its version only grows. */
export const journalMarkRows = defineTable(
  'journal_marks',
  {
    columnId: integer()
      .notNull()
      .references(() => journalColumns.id, { onDelete: 'cascade' }),
    /** The pupil. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** `null` is nothing by hand: in a column of a homework its mark is seen again. */
    mark: text({ enum: journalMarks }),
    comment: text(),
    version: integer().notNull(),
    /** `null` when the account is no more. */
    updatedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.columnId, t.userId] }),
    index('journal_marks_user').on(t.userId),
    index('journal_marks_updated_by').on(t.updatedBy),
  ],
)

/** Everything that was ever written into cells. */
export const journalChanges = defineTable(
  'journal_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    columnId: integer()
      .notNull()
      .references(() => journalColumns.id, { onDelete: 'cascade' }),
    /** The pupil. */
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    fromMark: text({ enum: journalMarks }),
    toMark: text({ enum: journalMarks }),
    /** As it was after the change. */
    comment: text(),
    changedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    changedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('journal_changes_cell').on(t.columnId, t.userId),
    index('journal_changes_user').on(t.userId),
    index('journal_changes_changed_by').on(t.changedBy),
  ],
)

/** By which scale a teacher marks; without a row by the usual one. */
export const teacherScales = defineTable('teacher_scales', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Per cents from which «5», «4» and «3» begin. */
  markScale: smallint().array().notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
})
