import { users } from '@school/accounts/tables'
import { disciplines } from '@school/courses/tables'
import { organizations } from '@school/organizations/tables'
import { timeTargets } from '@school/monitoring/contract'
import { tasks } from '@school/tasks/tables'
import { works } from '@school/works/tables'
import { sql } from 'drizzle-orm'
import { ascending, defineTable, inRange, notDescending } from '@school/db/table'
import {
  boolean,
  check,
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
import { type Award, stageEntries, stageKinds } from '../contract/olympiad.ts'
import { type ProtocolFacts, protocolKinds } from '../contract/protocol.ts'
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
  /** In the calendar, among those that stand equally. */
  position: smallint().notNull(),
  aboutHtml: text().notNull(),
  rulesHtml: text().notNull(),
  /** What skills that its tasks name are called: `olympiad.logic` is «Логика». */
  themes: jsonb().$type<Record<string, string>>().notNull().default({}),
  contentHash: text().notNull(),
  /** The day from which relative dates of the content are counted. */
  addedAt: timestamp({ withTimezone: true }).notNull(),
  /** Gone from the content: kept for those who took part. */
  retiredAt: timestamp({ withTimezone: true }),
})

/** Tasks of the landing to try on the spot; they are in no stage. */
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
    /** `null`: everybody sees their own at the finish. */
    resultsAt: timestamp({ withTimezone: true }),
    /** A person has said when the results come, and no load of content says otherwise. */
    isResultsHourMoved: boolean().notNull().default(false),
    hardClose: boolean().notNull(),
    entry: text({ enum: stageEntries }).notNull(),
    requiresTrial: boolean().notNull(),
    /** Of the stage before; only where the entry is by its result. */
    passPercent: smallint(),
    isRatingLive: boolean().notNull(),
    awards: jsonb().$type<AwardRule>(),
    /** How many days after the results one may appeal; 0 is not at all. */
    appealDays: smallint().notNull().default(3),
    /** Marks of two of the jury that lie further apart, in points, call for a third. */
    arbiterStep: smallint().notNull().default(1),
    /** How much more time one may get in all. */
    maxExtraMinutes: smallint().notNull().default(60),
    /** Nobody is given time past it; `null` is until the results. */
    latestEndAt: timestamp({ withTimezone: true }),
    /** When the table was complete and awards were given; from then on it is shown. */
    publishedAt: timestamp({ withTimezone: true }),
    /** The methodist who has made it; `null` is the content. Without a foreign key, as in `olympiadDisqualifications`. */
    madeBy: integer(),
    /** A person has moved its window, minutes or hour of results, and no load of content moves them back. */
    isMoved: boolean().notNull().default(false),
    /** Of one that a person has made; nobody has begun it. */
    cancelledAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('olympiad_stages_once').on(t.olympiadId, t.key),
    inRange(t.passPercent, 0, 100),
    ascending(t.opensAt, t.closesAt),
    notDescending(t.closesAt, t.resultsAt),
  ],
)

/** Every grade of a stage is a contest of its own: its tasks are a work, and so is the same one out of the contest. */
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
    /** What may lie on the desk: «калькулятор». */
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

/** One code of one school for one stage; a pupil who enters by it takes a seat. */
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
    /** Of the grade; kept here so that the attempt is one join away. */
    workId: integer()
      .notNull()
      .references(() => works.id),
    codeId: integer().references(() => olympiadCodes.id, { onDelete: 'set null' }),
    registeredAt: timestamp({ withTimezone: true }).notNull(),
    /** The degree of the diploma, given at the publication; `null` is none. */
    award: smallint().$type<Award>(),
  },
  (t) => [
    unique('olympiad_participations_once').on(t.stageId, t.userId, t.isVirtual),
    index('olympiad_participations_user').on(t.userId),
    index('olympiad_participations_work').on(t.workId, t.userId),
    inRange(t.gradeIndex, 1, 11),
  ],
)

/** Attempts that were taken out of the rating, and those taken back: the record. A participation is out of it once at a time. */
export const olympiadDisqualifications = defineTable(
  'olympiad_disqualifications',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    participationId: integer()
      .notNull()
      .references(() => olympiadParticipations.id, { onDelete: 'cascade' }),
    /** The pupil reads it. */
    reason: text().notNull(),
    decidedAt: timestamp({ withTimezone: true }).notNull(),
    /** `null` when the account is no more. */
    decidedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    withdrawnAt: timestamp({ withTimezone: true }),
    /**
     * Without a foreign key: people who leave together empty both, and the second change of a row asks for its participation,
     * which has left with them.
     */
    withdrawnBy: integer(),
  },
  (t) => [
    uniqueIndex('olympiad_disqualifications_once')
      .on(t.participationId)
      .where(sql`withdrawn_at is null`),
  ],
)

/** Published results that were taken back: the record. A stage's are taken back once at a time. */
export const olympiadWithdrawals = defineTable(
  'olympiad_withdrawals',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    /** Everybody who took part reads it. */
    reason: text().notNull(),
    decidedAt: timestamp({ withTimezone: true }).notNull(),
    /** Without a foreign key, as in `olympiadDisqualifications`. */
    decidedBy: integer().notNull(),
    /** When the results were published which it took back. */
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** When they were published anew. */
    endedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    uniqueIndex('olympiad_withdrawals_once')
      .on(t.stageId)
      .where(sql`ended_at is null`),
  ],
)

/** When the page of an attempt was hidden: a hint for the jury and no more. */
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

/**
 * The protocol of a stage: what has happened in it, in the order in which it was written down. The database refuses to change or take out a row,
 * and each holds the hash of the one before. Without foreign keys to people: a record stays when an account is no more.
 */
export const olympiadProtocolEntries = defineTable(
  'olympiad_protocol_entries',
  {
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id),
    /** From 1, without a gap. */
    number: integer().notNull(),
    /** What the fact is known by: it is written once. */
    source: text().notNull(),
    /** When it happened. */
    at: timestamp({ withTimezone: true }).notNull(),
    kind: text({ enum: protocolKinds }).notNull(),
    participationId: integer(),
    actorId: integer(),
    facts: jsonb().$type<ProtocolFacts>().notNull(),
    hash: text().notNull(),
  },
  (t) => [
    primaryKey({ name: 'olympiad_protocol_entries_once', columns: [t.stageId, t.number] }),
    unique('olympiad_protocol_entries_source').on(t.stageId, t.source),
  ],
)

/** Time that a teacher has asked a methodist for; whom it is given to is said as in `work_allowances`. */
export const olympiadTimeRequests = defineTable(
  'olympiad_time_requests',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    stageId: integer()
      .notNull()
      .references(() => olympiadStages.id, { onDelete: 'cascade' }),
    target: text({ enum: timeTargets }).notNull(),
    targetId: integer(),
    extraMinutes: smallint().notNull(),
    shiftMinutes: smallint().notNull(),
    reason: text().notNull(),
    /** Without a foreign key, as in `olympiadDisqualifications`; so is `decidedBy`. */
    askedBy: integer().notNull(),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    decidedBy: integer(),
    /** `null` while it waits. */
    decidedAt: timestamp({ withTimezone: true }),
    isConfirmed: boolean(),
    /** Why it was declined, or what is said with the time. */
    words: text(),
  },
  (t) => [
    index('olympiad_time_requests_stage').on(t.stageId, t.decidedAt),
    check('olympiad_time_requests_decided', sql`is_confirmed is null or decided_at is not null`),
  ],
)

/** Grown-ups who judge answers of a stage together with methodists: the record, of those who judge no more too. */
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
    /** Without a foreign key, as in `olympiadDisqualifications`; so is `dismissedBy`. */
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
