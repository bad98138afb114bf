import { users } from '@school/users/tables'
import { lessons } from '@school/courses/tables'
import { disciplines } from '@school/disciplines/tables'
import { works } from '@school/works/tables'
import { sql } from 'drizzle-orm'
import { ascending, defineTable, inRange, notDescending, signed } from '@school/db/table'
import {
  boolean,
  index,
  integer,
  primaryKey,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { masteryLevels, practiceOutcomes, sessionModes } from '../contract/mastery.ts'

export const skills = defineTable(
  'skills',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** As tasks name it: `equations.linear`. */
    key: text().notNull().unique(),
    disciplineId: integer()
      .notNull()
      .references(() => disciplines.id),
    section: text().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    grade: smallint().notNull(),
    /** In the subject. */
    position: smallint().notNull(),
    /** Skills that are to be known first. */
    prerequisiteIds: integer().array().notNull(),
    /** The lesson with its theory. */
    lessonId: integer().references(() => lessons.id),
    /** The pool of its tasks: an attempt through it gives every task once. */
    workId: integer()
      .notNull()
      .references(() => works.id),
    easiest: smallint().notNull(),
    hardest: smallint().notNull(),
    contentHash: text().notNull(),
    /** Removed from the content: not asked any more. */
    retiredAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    index('skills_discipline').on(t.disciplineId, t.position),
    index('skills_work').on(t.workId),
    inRange(t.grade, 1, 11),
    notDescending(t.easiest, t.hardest),
  ],
)

/** Progress of a user in a skill; no row before the first answer. */
export const skillMastery = defineTable(
  'skill_mastery',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    skillId: integer()
      .notNull()
      .references(() => skills.id),
    level: text({ enum: masteryLevels }).notNull(),
    /** The last answers of practice, the newest last. */
    series: boolean().array().notNull(),
    /** The difficulty that is asked next, 1–5. */
    step: smallint().notNull(),
    rights: smallint().notNull(),
    wrongs: smallint().notNull(),
    /** How many times a mastered skill was repeated in its time. */
    repetition: smallint().notNull(),
    /** When a mastered skill comes back. */
    dueAt: timestamp({ withTimezone: true }),
    answered: integer().notNull(),
    right: integer().notNull(),
    practisedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.skillId] })],
)

export const skillSessions = defineTable(
  'skill_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mode: text({ enum: sessionModes }).notNull(),
    /** Of the practice of one skill. */
    skillId: integer().references(() => skills.id),
    /** Only skills of this subject; `null` is all of them. */
    disciplineId: integer().references(() => disciplines.id),
    /** Skills of a check and of a repetition in order; empty where each next one is chosen by the answers. */
    plan: integer().array().notNull(),
    seed: integer().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** When no more tasks are given; `null` is without a clock. */
    endsAt: timestamp({ withTimezone: true }),
    finishedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('skill_sessions_under_way')
      .on(t.userId)
      .where(sql`finished_at is null`),
    index('skill_sessions_user').on(t.userId, t.id),
    signed(t.seed),
    ascending(t.startedAt, t.endsAt),
  ],
)

/** A task given in a session. Its answer is stored by the engine. */
export const skillSessionTasks = defineTable(
  'skill_session_tasks',
  {
    sessionId: integer()
      .notNull()
      .references(() => skillSessions.id, { onDelete: 'cascade' }),
    /** From 1. */
    position: smallint().notNull(),
    skillId: integer()
      .notNull()
      .references(() => skills.id),
    /** Without a foreign key, as in the engine. */
    taskId: integer().notNull(),
    levelBefore: text({ enum: masteryLevels }).notNull(),
    /** `null` until it is answered; the same for the two columns after it. */
    levelAfter: text({ enum: masteryLevels }),
    outcome: text({ enum: practiceOutcomes }),
    answeredAt: timestamp({ withTimezone: true }),
    xp: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.sessionId, t.position] }),
    index('skill_session_tasks_skill').on(t.skillId, t.sessionId),
  ],
)
