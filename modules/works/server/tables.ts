import { sql } from 'drizzle-orm'
import { defineTable, inRange, notDescending, signed } from '@school/db/table'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core'
import { users } from '@school/accounts/tables'
import { organizations } from '@school/organizations/tables'
import { tasks } from '@school/tasks/tables'
import { type Response, taskStatuses, type Verdict } from '@school/tasks/contract'
import { type CriterionPoints, reviewStates } from '../contract/review.ts'
import type { SheetNotes } from '../contract/sheet-notes.ts'
import type { WorkRules } from './rules/work-rules.ts'

/** An ordered set of tasks under one kind of rules. `key` is the owner's name for it: `lesson:<lesson key>`. */
export const works = defineTable('works', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  /** Of the policy that its room brings. */
  kind: text().notNull(),
  /** As the owner states them; `null` is practice without a clock, solved in one attempt for ever. */
  rules: jsonb().$type<WorkRules>(),
  /** When its results were out to all: until then the keys of an olympiad are a secret. */
  resultsOutAt: timestamp({ withTimezone: true }),
})

export const workTasks = defineTable(
  'work_tasks',
  {
    workId: integer()
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    taskId: integer()
      .notNull()
      .references(() => tasks.id),
    position: smallint().notNull(),
  },
  (t) => [primaryKey({ columns: [t.workId, t.taskId] }), index('work_tasks_task').on(t.taskId)],
)

export const finishReasons = ['user', 'timeout', 'admin'] as const

/** One user in one work; where the rules allow several attempts, one of them. */
export const attempts = defineTable(
  'attempts',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    workId: integer()
      .notNull()
      .references(() => works.id),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint().notNull().default(1),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    /** Kept here so that it can be searched; made by `deadlineOf` of the rules and the three facts below. */
    deadlineAt: timestamp({ withTimezone: true }),
    extraSeconds: integer().notNull().default(0),
    shiftSeconds: integer().notNull().default(0),
    /** How much longer the clock of this pupil runs; `null` is without limit. */
    timeFactor: real().default(1),
    finishedAt: timestamp({ withTimezone: true }),
    finishReason: text({ enum: finishReasons }),
    /** Points exist from this moment on, and with them verdicts, statuses and XP of an exam. */
    judgedAt: timestamp({ withTimezone: true }),
    /** In hundredths. */
    points: integer(),
    maxPoints: integer(),
    /** The grade at the time of the result; school and region are added when the result is counted, within a minute. */
    gradeIndex: smallint(),
    schoolId: integer(),
    regionId: integer(),
    /** A finished exam some answers of which people are still checking: it is judged when the last review is in. */
    awaitsReview: boolean().notNull().default(false),
    /** Out of ratings and statistics since then, by the word of whoever leads the work; the rest of the attempt stays. */
    excludedAt: timestamp({ withTimezone: true }),
    /** The tab that may save answers; `null` when the mode needs none. */
    holder: text(),
    /** Over the tries of the rules: given with an attempt that is returned to be mended. */
    extraTries: smallint().notNull().default(0),
  },
  (t) => [
    unique('attempts_once').on(t.workId, t.userId, t.number),
    index('attempts_user').on(t.userId),
    index('attempts_deadline')
      .on(t.deadlineAt)
      .where(sql`finished_at is null`),
    index('attempts_unjudged')
      .on(t.workId)
      .where(sql`finished_at is not null and judged_at is null and not awaits_review`),
    index('attempts_judged')
      .on(t.judgedAt)
      .where(sql`judged_at is not null`),
    index('attempts_rating')
      .on(t.workId, t.points.desc(), t.id)
      .where(sql`number = 1 and judged_at is not null`),
    index('attempts_rating_grade')
      .on(t.workId, t.gradeIndex, t.points.desc(), t.id)
      .where(sql`number = 1 and judged_at is not null`),
    index('attempts_rating_region')
      .on(t.workId, t.regionId, t.points.desc(), t.id)
      .where(sql`number = 1 and judged_at is not null`),
    index('attempts_rating_school')
      .on(t.workId, t.schoolId, t.points.desc(), t.id)
      .where(sql`number = 1 and judged_at is not null`),
    inRange(t.number, 1),
    inRange(t.gradeIndex, 1, 11),
    signed(t.shiftSeconds),
    inRange(t.maxPoints, 1),
    notDescending(t.startedAt, t.deadlineAt),
    notDescending(t.startedAt, t.finishedAt),
    notDescending(t.points, t.maxPoints),
    check(
      'attempts_judged_is_whole',
      sql`(judged_at is null or points is not null) and (judged_at is null or max_points is not null)
        and (judged_at is null or finished_at is not null)`,
    ),
  ],
)

/** An answer that may still be changed: the last one saved of an exam. It becomes an answer when the attempt is judged. */
export const answerDrafts = defineTable(
  'answer_drafts',
  {
    attemptId: integer()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    /** Without a foreign key: see `taskStates`. */
    taskId: integer().notNull(),
    /** `null` when the pupil took the answer back. */
    response: jsonb().$type<Response>(),
    /** Counted by the holder: a save that comes late does not push out a newer one. */
    sequence: integer().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.taskId] })],
)

export const allowanceTargets = ['all', 'school', 'class', 'user'] as const

/** More time in one work, and why; several for one person add up. What is taken back is a row of as many seconds less. */
export const workAllowances = defineTable(
  'work_allowances',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    workId: integer()
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    target: text({ enum: allowanceTargets }).notNull(),
    /** An organization, a class or a user; `null` for all. */
    targetId: integer(),
    extraSeconds: integer().notNull().default(0),
    /** Moves the whole window. */
    shiftSeconds: integer().notNull().default(0),
    reason: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** `null` when the account is no more. */
    grantedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    takesBackId: integer().unique('work_allowances_taken_back_once'),
  },
  (t) => [
    index('work_allowances_work').on(t.workId),
    signed(t.extraSeconds, t.shiftSeconds),
    // What takes time back has the time with the other sign.
    check('work_allowances_given', sql`${t.takesBackId} is not null or ${t.extraSeconds} >= 0`),
  ],
)

/** Pupils whose clock runs longer in every work, by themselves and without asking. */
export const accommodations = defineTable('accommodations', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** 1, 1.25, 1.5; `null` is without a personal limit. */
  timeFactor: real(),
  setAt: timestamp({ withTimezone: true }).notNull(),
  /** `null` when the account is no more. */
  setBy: integer().references(() => users.id, { onDelete: 'set null' }),
})

/**
 * Where a user stands with a task of an attempt: the sum of the tries, kept with every answer.
 * Trap: a foreign key to `tasks` locks the task's row with every answer, and a class that solves one task
 * at once pays for each other's locks. Tasks are retired and never deleted, their ids come from `work_tasks`.
 */
export const taskStates = defineTable(
  'task_states',
  {
    attemptId: integer()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    taskId: integer().notNull(),
    status: text({ enum: taskStatuses }).notNull(),
    tries: smallint().notNull().default(0),
    /** The best share of the points so far, 0–1. */
    share: real().notNull().default(0),
    hintsOpened: smallint().notNull().default(0),
    gaveUp: boolean().notNull().default(false),
    /** Tries that were given back to be improved: they are not counted. */
    returns: smallint().notNull().default(0),
    xp: integer().notNull().default(0),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.taskId] }), inRange(t.share, 0, 1)],
)

/** Every try, as it was given and judged; what a person checks gets its verdict later. Nothing else is ever changed. */
export const answers = defineTable(
  'answers',
  {
    attemptId: integer().notNull(),
    taskId: integer().notNull(),
    tryNumber: smallint().notNull(),
    response: jsonb().$type<Response>().notNull(),
    verdict: jsonb().$type<Verdict>(),
    /** An accepted appeal has raised the verdict: a regrading does not lower it. */
    isAppealed: boolean().notNull().default(false),
    answeredAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    foreignKey({
      name: 'answers_state',
      columns: [t.attemptId, t.taskId],
      foreignColumns: [taskStates.attemptId, taskStates.taskId],
    }).onDelete('cascade'),
    // The only index with a row for each answer: every other one is paid for by every answer.
    primaryKey({ name: 'answers_once', columns: [t.attemptId, t.taskId, t.tryNumber] }),
    // By this one, of a few bytes for a thousand answers, the new ones are read on.
    index('answers_given').using('brin', t.answeredAt),
    inRange(t.tryNumber, 1),
  ],
)

/** Results that the buckets do not hold yet: written with the judgement, taken by the job `count-results`. */
export const ratingFresh = defineTable(
  'rating_fresh',
  {
    attemptId: integer()
      .primaryKey()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    workId: integer().notNull(),
    /** As in the attempt: a place is counted without looking there. */
    points: integer().notNull(),
    maxPoints: integer().notNull(),
    gradeIndex: integer(),
  },
  (t) => [index('rating_fresh_work').on(t.workId), signed(t.gradeIndex)],
)

/**
 * How many people have how many points: a place is a sum over a few hundred rows, however many people there are.
 * Kept for four boards of each result: everybody, the grade, the region, the grade in the region.
 */
export const ratingBuckets = defineTable(
  'rating_buckets',
  {
    workId: integer()
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    /** -1 is every grade. */
    gradeIndex: smallint().notNull(),
    /** 0 is everywhere. */
    regionId: integer().notNull(),
    /** -1 for all who share the points; from 0, a stretch of attempts among them, so that a long tie is leafed through too. */
    slice: integer().notNull(),
    points: integer().notNull(),
    maxPoints: integer().notNull(),
    people: integer().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'rating_buckets_once',
      columns: [t.workId, t.gradeIndex, t.regionId, t.slice, t.points, t.maxPoints],
    }),
    signed(t.gradeIndex, t.slice),
  ],
)

/** The sum of the best first attempts of a school's pupils, kept with the buckets. */
export const schoolResults = defineTable(
  'school_results',
  {
    workId: integer()
      .notNull()
      .references(() => works.id, { onDelete: 'cascade' }),
    schoolId: integer()
      .notNull()
      .references(() => organizations.id, { onDelete: 'cascade' }),
    participants: integer().notNull(),
    points: integer().notNull(),
  },
  (t) => [
    primaryKey({ name: 'school_results_once', columns: [t.workId, t.schoolId] }),
    index('school_results_rating').on(t.workId, t.points.desc(), t.schoolId),
    index('school_results_school').on(t.schoolId),
  ],
)

/**
 * Answers that people check. A row is made with the answer (of an exam: with its finish); a second review is another round, the last one counts.
 */
export const answerReviews = defineTable(
  'answer_reviews',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    attemptId: integer()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    /** Without a foreign key: see `taskStates`. */
    taskId: integer().notNull(),
    tryNumber: smallint().notNull(),
    round: smallint().notNull().default(1),
    state: text({ enum: reviewStates }).notNull().default('waiting'),
    askedAt: timestamp({ withTimezone: true }).notNull(),
    /** The promise to the pupil. */
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** A soft lock: who has it on the desk now, and until when others leave it alone. */
    takenBy: integer().references(() => users.id, { onDelete: 'set null' }),
    takenUntil: timestamp({ withTimezone: true }),
    reviewerId: integer().references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: timestamp({ withTimezone: true }),
    /** In hundredths, by criteria and in all. */
    criteria: jsonb().$type<CriterionPoints[]>(),
    points: integer(),
    comment: text().notNull().default(''),
    /** What was drawn and pinned on photographs of the answer. */
    sheetNotes: jsonb().$type<SheetNotes[]>().notNull().default([]),
    /** One more with each word that counts: a page that shows an older one overwrites nothing (decision 089). */
    version: integer().notNull().default(1),
  },
  (t) => [
    unique('answer_reviews_once').on(t.attemptId, t.taskId, t.tryNumber, t.round),
    index('answer_reviews_queue')
      .on(t.dueAt, t.id)
      .where(sql`state = 'waiting'`),
    index('answer_reviews_done')
      .on(t.reviewedAt.desc(), t.id.desc())
      .where(sql`state <> 'waiting'`),
    index('answer_reviews_said').on(t.reviewerId, t.taskId),
    inRange(t.tryNumber, 1),
    inRange(t.round, 1),
    notDescending(t.askedAt, t.reviewedAt),
  ],
)

/**
 * Everything that people have ever said about answers, a row for each time: the database refuses to change one. What counts of it
 * stands in `answer_reviews`.
 */
export const reviewMarks = defineTable(
  'review_marks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reviewId: integer()
      .notNull()
      .references(() => answerReviews.id, { onDelete: 'cascade' }),
    /** Without a foreign key: a mark stays whose it was when the account is no more. */
    reviewerId: integer().notNull(),
    state: text({ enum: ['reviewed', 'returned'] }).notNull(),
    /** In hundredths, by criteria and in all; `null` when the answer was given back. */
    criteria: jsonb().$type<CriterionPoints[]>(),
    points: integer(),
    comment: text().notNull(),
    sheetNotes: jsonb().$type<SheetNotes[]>().notNull().default([]),
    saidAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('review_marks_review').on(t.reviewId)],
)
