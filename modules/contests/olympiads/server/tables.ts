import { users } from '@school/users/tables'
import { disciplines } from '@school/disciplines/tables'
import { organizations } from '@school/organizations/tables'
import { tasks } from '@school/tasks/tables'
import { works } from '@school/works/tables'
import { sql } from 'drizzle-orm'
import { ascending, defineTable, inRange, notDescending } from '@school/db/table'
import {
  boolean,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { type Award, stageChangeKinds, stageEntries, stageKinds } from '../contract/olympiad.ts'
import type { ProtocolFacts } from '../contract/stage-events.ts'
import type { AwardRule } from './rules/awards.ts'

export const olympiads = defineTable('olympiads', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  title: text().notNull(),
  subtitle: text().notNull(),
  /** «2026/27» */
  season: text().notNull(),
  disciplineId: integer()
    .notNull()
    .references(() => disciplines.id),
  grades: smallint().array().notNull(),
  /** Order in the calendar among olympiads that are otherwise equal. */
  position: smallint().notNull(),
  aboutHtml: text().notNull(),
  rulesHtml: text().notNull(),
  /** Titles of skills named in its tasks: `olympiad.logic` is «Логика». */
  themes: jsonb().$type<Record<string, string>>().notNull().default({}),
  contentHash: text().notNull(),
  /** Base day of relative dates of the content. */
  addedAt: timestamp({ withTimezone: true }).notNull(),
  /** Removed from the content: kept for those who took part. */
  retiredAt: timestamp({ withTimezone: true }),
})

/** Sample tasks of the landing; they belong to no stage. */
export const olympiadSamples = defineTable(
  'olympiad_samples',
  {
    olympiadId: integer()
      .notNull()
      .references(() => olympiads.id, { onDelete: 'cascade' }),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    grades: smallint().array().notNull(),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.olympiadId, t.taskId] })],
)

export const olympiadStages = defineTable(
  'olympiad_stages',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    olympiadId: integer()
      .notNull()
      .references(() => olympiads.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    position: smallint().notNull(),
    kind: text({ enum: stageKinds }).notNull(),
    title: text().notNull(),
    opensAt: timestamp({ withTimezone: true }).notNull(),
    closesAt: timestamp({ withTimezone: true }).notNull(),
    /** `null`: everybody sees their own result at the finish. */
    resultsAt: timestamp({ withTimezone: true }),
    /** The time of results was set by a person; loading content does not change it. */
    isResultsHourMoved: boolean().notNull().default(false),
    hardClose: boolean().notNull(),
    entry: text({ enum: stageEntries }).notNull(),
    requiresTrial: boolean().notNull(),
    /** Required percent of the previous stage; only where entry is by its result. */
    passPercent: smallint(),
    isRatingLive: boolean().notNull(),
    awards: jsonb().$type<AwardRule>(),
    /** Days after publication in which appeals may be filed; 0: no appeals. */
    appealDays: smallint().notNull().default(3),
    /** Largest difference of two marks of the jury, in points, that needs no third mark. */
    arbiterStep: smallint().notNull().default(1),
    /** Maximum extra time per person. */
    maxExtraMinutes: smallint().notNull().default(60),
    /** Latest end of an attempt with extra time; `null`: until the results. */
    latestEndAt: timestamp({ withTimezone: true }),
    /** When the table was complete and the awards were given; the table is visible since then. */
    publishedAt: timestamp({ withTimezone: true }),
    /** The methodist who created it; `null` is the content. No foreign key, as in `olympiadDisqualifications`. */
    madeBy: integer(),
    /** A person has changed its window, minutes or time of results; loading content does not change them. */
    isMoved: boolean().notNull().default(false),
    /** Only for a stage created by a person, and only before it was begun. */
    cancelledAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('olympiad_stages_once').on(t.olympiadId, t.key),
    inRange(t.passPercent, 0, 100),
    ascending(t.opensAt, t.closesAt),
    notDescending(t.closesAt, t.resultsAt),
  ],
)

/** Each grade of a stage is a separate contest: its tasks form a work, and a second work for practice. */
export const olympiadGrades = defineTable(
  'olympiad_grades',
  {
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    gradeIndex: smallint().notNull(),
    workId: integer()
      .notNull()
      .references(() => works.id),
    practiceWorkId: integer()
      .notNull()
      .references(() => works.id),
    minutes: smallint().notNull(),
    /** Permitted tools: «калькулятор». */
    tools: text().array().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.stageId, t.gradeIndex] }),
    inRange(t.gradeIndex, 1, 11),
    inRange(t.minutes, 1),
    index('olympiad_grades_work').on(t.workId),
    index('olympiad_grades_practice_work').on(t.practiceWorkId),
  ],
)

/** One code per school and stage; each pupil who enters by it takes a seat. */
export const olympiadCodes = defineTable(
  'olympiad_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    organizationId: integer()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    code: text().notNull().unique(),
    seats: smallint().notNull(),
    taken: smallint().notNull().default(0),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    unique('olympiad_codes_once').on(t.stageId, t.organizationId),
    index('olympiad_codes_organization').on(t.organizationId),
  ],
)

export const olympiadParticipations = defineTable(
  'olympiad_participations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    gradeIndex: smallint().notNull(),
    /** Out of the contest, after the results. */
    isVirtual: boolean().notNull().default(false),
    /** Work of the grade; duplicated here so that the attempt is one join away. */
    workId: integer()
      .notNull()
      .references(() => works.id),
    codeId: integer().references(() => olympiadCodes.id, { onDelete: 'set null' }),
    registeredAt: timestamp({ withTimezone: true }).notNull(),
    /** Degree of the diploma, given on publication; `null` is none. */
    award: smallint().$type<Award>(),
  },
  (t) => [
    unique('olympiad_participations_once').on(t.stageId, t.userId, t.isVirtual),
    index('olympiad_participations_user').on(t.userId),
    index('olympiad_participations_work').on(t.workId, t.userId),
    inRange(t.gradeIndex, 1, 11),
  ],
)

/** Disqualifications of attempts, with revoked ones kept as history. At most one is in effect per participation. */
export const olympiadDisqualifications = defineTable(
  'olympiad_disqualifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    participationId: integer()
      .notNull()
      .references(() => olympiadParticipations.id, { onDelete: 'cascade' }),
    /** Shown to the pupil. */
    reason: text().notNull(),
    decidedAt: timestamp({ withTimezone: true }).notNull(),
    /** `null` after the account was deleted. */
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    withdrawnAt: timestamp({ withTimezone: true }),
    /**
     * No foreign key: deleting both people at once would set both columns to null, and the second update of the row would check its
     * participation, which has been deleted in the same statement.
     */
    withdrawnBy: integer(),
  },
  (t) => [
    uniqueIndex('olympiad_disqualifications_once')
      .on(t.participationId)
      .where(sql`withdrawn_at is null`),
  ],
)

/** Withdrawals of published results, with ended ones kept as history. At most one is in effect per stage. */
export const olympiadWithdrawals = defineTable(
  'olympiad_withdrawals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    /** Shown to everybody who took part. */
    reason: text().notNull(),
    decidedAt: timestamp({ withTimezone: true }).notNull(),
    /** No foreign key, as in `olympiadDisqualifications`. */
    decidedBy: integer().notNull(),
    /** Time of the publication that it withdrew. */
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** When the results were published again. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('olympiad_withdrawals_once')
      .on(t.stageId)
      .where(sql`ended_at is null`),
  ],
)

/** Times when the page of an attempt was hidden: only a hint for the jury. */
export const olympiadAbsences = defineTable(
  'olympiad_absences',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    participationId: integer()
      .notNull()
      .references(() => olympiadParticipations.id, { onDelete: 'cascade' }),
    leftAt: timestamp({ withTimezone: true }).notNull(),
    seconds: integer().notNull(),
  },
  (t) => [index('olympiad_absences_participation').on(t.participationId)],
)

/** Adults who judge answers of a stage together with methodists; former experts are kept as history. */
export const olympiadExperts = defineTable(
  'olympiad_experts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    appointedAt: timestamp({ withTimezone: true }).notNull(),
    /** No foreign key, as in `olympiadDisqualifications`; the same for `dismissedBy`. */
    appointedBy: integer().notNull(),
    dismissedAt: timestamp({ withTimezone: true }),
    dismissedBy: integer(),
  },
  (t) => [
    uniqueIndex('olympiad_experts_once')
      .on(t.stageId, t.userId)
      .where(sql`dismissed_at is null`),
    index('olympiad_experts_user').on(t.userId),
  ],
)

/** Number of codes that a person has tried in a stage; deleted when one matches. */
export const olympiadCodeGuesses = defineTable(
  'olympiad_code_guesses',
  {
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    guesses: smallint().notNull(),
    /** Time of the last counted attempt. */
    guessedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.stageId, t.userId] })],
)

/** Record of changes made by people to stages, and of publications ahead of schedule or after a withdrawal. */
export const olympiadStageChanges = defineTable(
  'olympiad_stage_changes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    kind: text({ enum: [...stageChangeKinds, 'published'] }).notNull(),
    /** Shown to all participants; empty for a created stage. */
    reason: text().notNull(),
    /** Changes of the schedule, in the form of the protocol. */
    facts: jsonb().$type<ProtocolFacts>().notNull(),
    /** No foreign key, as in `olympiadDisqualifications`. */
    decidedBy: integer().notNull(),
    decidedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('olympiad_stage_changes_stage').on(t.stageId)],
)

/** Reserve sets of tasks from the content, for stages created by people. Each is used in one stage only. */
export const olympiadReserves = defineTable(
  'olympiad_reserves',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    olympiadId: integer()
      .notNull()
      .references(() => olympiads.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    title: text().notNull(),
    /** Grades that it is written for. */
    grades: smallint().array().notNull(),
    minutes: smallint().notNull(),
    tools: text().array().notNull(),
    /** In the order of tasks. */
    taskIds: integer().array().notNull(),
    /** Stage that uses it. */
    stageId: integer().references(() => olympiadStages.id, { onDelete: 'set null' }),
    /** Removed from the content: cannot be chosen any more. */
    retiredAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('olympiad_reserves_once').on(t.olympiadId, t.key),
    index('olympiad_reserves_stage').on(t.stageId),
  ],
)
