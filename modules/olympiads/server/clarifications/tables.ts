import { users } from '@school/accounts/tables'
import { organizations } from '@school/organizations/tables'
import { sql } from 'drizzle-orm'
import { defineTable } from '@school/db/table'
import { boolean, check, index, integer, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { olympiadParticipations, olympiadStages } from '../tables.ts'

/** What pupils ask the jury during an attempt, what it answers, and what it announces by itself. */
export const olympiadClarifications = defineTable(
  'olympiad_clarifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    /** Whom an announcement is for; `null` is every grade. Of a question: the grade of its attempt. */
    gradeIndex: smallint(),
    /** Whose question; `null` is an announcement that nobody asked for. */
    participationId: integer().references(() => olympiadParticipations.id, { onDelete: 'cascade' }),
    /** `null` is about the whole. Without a foreign key: ids come from `work_tasks`, tasks are never deleted. */
    taskId: integer(),
    question: text().notNull().default(''),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    answer: text(),
    answeredAt: timestamp({ withTimezone: true }),
    answeredBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The answer is told to everybody of the grade; the question never is. */
    isPublic: boolean().notNull().default(false),
    /** The school that tells something to its own pupils; `null` is the jury. */
    organizationId: integer().references(() => organizations.id, { onDelete: 'cascade' }),
    /** Of what is typed in it (decision 089). */
    version: integer().notNull().default(1),
  },
  (t) => [
    index('olympiad_clarifications_own').on(t.participationId),
    index('olympiad_clarifications_open')
      .on(t.stageId, t.askedAt)
      .where(sql`answered_at is null`),
    index('olympiad_clarifications_said').on(t.stageId, t.answeredAt),
    index('olympiad_clarifications_organization').on(t.organizationId),
    check('olympiad_clarifications_answered', sql`answered_at is null or answer is not null`),
  ],
)
