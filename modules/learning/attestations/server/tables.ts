import { disciplines } from '@school/disciplines/tables'
import { works } from '@school/works/tables'
import { defineTable, inRange } from '@school/db/table'
import { index, integer, jsonb, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { KeptTheme } from './rules/readiness.ts'

export const attestationTrainings = defineTable(
  'attestation_trainings',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    title: text().notNull(),
    subtitle: text().notNull(),
    disciplineId: integer()
      .notNull()
      .references(() => disciplines.id),
    grade: smallint().notNull(),
    position: smallint().notNull(),
    aboutHtml: text().notNull(),
    /** Which tasks, by their positions, are about what. */
    themes: jsonb().$type<KeptTheme[]>().notNull(),
    /** From how many percent the pupil is ready, and almost ready. */
    readyFrom: smallint().notNull(),
    almostFrom: smallint().notNull(),
    workId: integer()
      .notNull()
      .references(() => works.id),
    contentHash: text().notNull(),
    /** Gone from the content: hidden, kept for those who have begun it. */
    retiredAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('attestation_trainings_work').on(t.workId),
    index('attestation_trainings_grade').on(t.grade),
    inRange(t.grade, 1, 11),
  ],
)
