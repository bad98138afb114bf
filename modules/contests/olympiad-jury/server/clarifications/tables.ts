import { users } from '@school/users/tables'
import { organizations } from '@school/organizations/tables'
import { sql } from 'drizzle-orm'
import { defineTable } from '@school/db/table'
import { boolean, check, index, integer, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import { olympiadParticipations, olympiadStages } from '@school/olympiads/tables'

/** Questions of pupils to the jury during an attempt, its answers, and its own announcements. */
export const olympiadClarifications = defineTable(
  'olympiad_clarifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    /** For an announcement: its audience, `null` is every grade. For a question: the grade of its attempt. */
    gradeIndex: smallint(),
    /** Author of the question; `null` is an announcement without a question. */
    participationId: integer().references(() => olympiadParticipations.id, { onDelete: 'cascade' }),
    /** `null`: about the whole work. No foreign key: ids come from `work_tasks`, and tasks are never deleted. */
    taskId: integer(),
    question: text().notNull().default(''),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    answer: text(),
    answeredAt: timestamp({ withTimezone: true }),
    answeredBy: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The answer is shown to everybody of the grade; the question is not. */
    isPublic: boolean().notNull().default(false),
    /** School that sends a message to its own pupils; `null` is the jury. */
    organizationId: integer().references(() => organizations.id, { onDelete: 'cascade' }),
    /** Version of the typed answer (decision 089). */
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
