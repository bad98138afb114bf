import { users } from '@school/users/tables'
import { disciplines } from '@school/disciplines/tables'
import { exams } from '@school/exam-rehearsals/contract'
import { schoolClasses } from '@school/school-classes/tables'
import { skills } from '@school/skills-practice/tables'
import { sql } from 'drizzle-orm'
import { defineTable } from '@school/db/table'
import { date, index, integer, real, smallint, text, timestamp, unique } from 'drizzle-orm/pg-core'
import { metrics } from '../contract/metric.ts'
import { keptStates, objectiveOrigins } from '../contract/objective.ts'
import { teacherGoals } from '../contract/teacher.ts'

/** What a teacher has proposed to pupils of a class at once; each of them has a goal of it. */
export const objectiveProposals = defineTable(
  'objective_proposals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    authorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolClassId: integer()
      .notNull()
      .references(() => schoolClasses.id, { onDelete: 'cascade' }),
    proposedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('objective_proposals_author').on(t.authorId, t.id),
    index('objective_proposals_class').on(t.schoolClassId),
  ],
)

/** Goals of pupils. */
export const objectives = defineTable(
  'objectives',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    origin: text({ enum: objectiveOrigins }).notNull(),
    /** Who has proposed it; `null` of one's own, and when the account is no more. */
    authorId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** Of a teacher's. */
    proposalId: integer().references(() => objectiveProposals.id, { onDelete: 'set null' }),
    metric: text({ enum: metrics }).notNull(),
    target: integer().notNull(),
    disciplineId: integer().references(() => disciplines.id),
    skillId: integer().references(() => skills.id),
    exam: text({ enum: exams }),
    dailyMinutes: smallint(),
    /** The last day, by the clock of the pupil. */
    dueOn: date().notNull(),
    /** What was said with the proposal. */
    words: text().notNull().default(''),
    /** Coins that it pays to an elementary pupil; `null` for none. */
    coins: smallint(),
    state: text({ enum: keptStates }).notNull(),
    setAt: timestamp({ withTimezone: true }).notNull(),
    /** From when on it counts; `null` until it is accepted. */
    beganAt: timestamp({ withTimezone: true }),
    /** When it was seen to be reached: it stays so, whatever comes. */
    reachedAt: timestamp({ withTimezone: true }),
    /** What had been done when it was over, in units of the target; `null` while it goes on. */
    amount: real(),
    /** When its term was moved; that is done once. */
    movedAt: timestamp({ withTimezone: true }),
    /** When it was claimed, declined or archived. */
    closedAt: timestamp({ withTimezone: true }),
    declineWords: text(),
  },
  (t) => [
    index('objectives_user').on(t.userId, t.state),
    index('objectives_author').on(t.authorId),
    index('objectives_proposal').on(t.proposalId),
    index('objectives_under_way')
      .on(t.userId)
      .where(sql`state = 'active' and reached_at is null`),
  ],
)

/** What grown-ups of the family have promised for goals. */
export const objectiveSupports = defineTable(
  'objective_supports',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    objectiveId: integer()
      .notNull()
      .references(() => objectives.id, { onDelete: 'cascade' }),
    parentId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** In the words of the family. */
    reward: text().notNull(),
    supportedAt: timestamp({ withTimezone: true }).notNull(),
    /** «Награда вручена». */
    thankedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('objective_supports_once').on(t.objectiveId, t.parentId),
    index('objective_supports_parent').on(t.parentId),
  ],
)

/** Goals that teachers have set themselves. */
export const teacherObjectives = defineTable(
  'teacher_objectives',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: teacherGoals }).notNull(),
    target: integer().notNull(),
    /** Of visits. */
    schoolClassId: integer().references(() => schoolClasses.id, { onDelete: 'cascade' }),
    dueOn: date().notNull(),
    state: text({ enum: ['active', 'claimed', 'archived'] }).notNull(),
    setAt: timestamp({ withTimezone: true }).notNull(),
    /** What had been done when it was over; `null` while it goes on. */
    amount: integer(),
    movedAt: timestamp({ withTimezone: true }),
    closedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('teacher_objectives_user').on(t.userId, t.state),
    index('teacher_objectives_class').on(t.schoolClassId),
  ],
)

/** Until when the job has read what was done. */
export const objectiveBookmarks = defineTable('objective_bookmarks', {
  source: text({ enum: ['answers'] }).primaryKey(),
  readUntil: timestamp({ withTimezone: true }).notNull(),
})
