import { disciplines } from '@school/disciplines/tables'
import { users } from '@school/users/tables'
import { attempts, works } from '@school/works/tables'
import { sql } from 'drizzle-orm'
import { defineTable, notDescending } from '@school/db/table'
import {
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { exams } from '../contract/paper.ts'
import type { KeptPaper } from './rules/paper.ts'
import type { ThemeSteps } from './source.ts'

export const examRehearsals = defineTable(
  'exam_rehearsals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    title: text().notNull(),
    subtitle: text().notNull(),
    exam: text({ enum: exams }).notNull(),
    disciplineId: integer()
      .notNull()
      .references(() => disciplines.id),
    grades: smallint().array().notNull(),
    /** In the list. */
    position: smallint().notNull(),
    aboutHtml: text().notNull(),
    /** The official paper: parts, tasks, scale, desk tools. */
    paper: jsonb().$type<KeptPaper>().notNull(),
    /** Where themes of the paper are taught and practised, by keys of the content. */
    steps: jsonb().$type<ThemeSteps[]>().notNull().default([]),
    workId: integer()
      .notNull()
      .references(() => works.id),
    contentHash: text().notNull(),
    /** Removed from the content: hidden from the list, kept for users who have solved it. */
    retiredAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('exam_rehearsals_work').on(t.workId)],
)

/** The day of an exam, as a pupil has chosen it. */
export const examDates = defineTable(
  'exam_dates',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    exam: text({ enum: exams }).notNull(),
    disciplineId: integer()
      .notNull()
      .references(() => disciplines.id),
    examOn: date().notNull(),
    /** When it was chosen: the weeks of the plan begin here. */
    setAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.exam, t.disciplineId] })],
)

/** Links to the results of an attempt; at most one of them is active. */
export const examShares = defineTable(
  'exam_shares',
  {
    ulid: text().primaryKey(),
    attemptId: integer()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** `null` is until it is revoked. */
    endsAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('exam_shares_working')
      .on(t.attemptId)
      .where(sql`revoked_at is null`),
    notDescending(t.createdAt, t.endsAt),
  ],
)
