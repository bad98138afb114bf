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
import { users } from '@school/users/tables'
import { organizations } from '@school/organizations/tables'
import { tasks } from '@school/tasks/tables'
import { type Response, taskStatuses, type Verdict } from '@school/tasks/contract'
import { type CriterionPoints, reviewStates } from '../contract/review.ts'
import type { SheetNotes } from '../contract/sheet-notes.ts'
import type { WorkRules } from '@school/work-rules/server'

/** An ordered set of tasks under one kind of rules. `key` is the owner's name for it: `lesson:<lesson key>`. */
export const works = defineTable('works', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  /** The kind of its registered policy. */
  kind: text().notNull(),
  /** As defined by the owner; `null` is practice without a time limit, solved in one endless attempt. */
  rules: jsonb().$type<WorkRules>(),
  /** When its results were published: until then the keys of an olympiad are secret. */
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
    /** Stored so that it can be searched; computed by `deadlineOf` from the rules and the three facts below. */
    deadlineAt: timestamp({ withTimezone: true }),
    extraSeconds: integer().notNull().default(0),
    shiftSeconds: integer().notNull().default(0),
    /** The factor of this pupil's clock; `null` is without limit. */
    timeFactor: real().default(1),
    finishedAt: timestamp({ withTimezone: true }),
    finishReason: text({ enum: finishReasons }),
    /** Points exist from this moment on, and so do verdicts, statuses and XP of an exam. */
    judgedAt: timestamp({ withTimezone: true }),
    /** In hundredths. */
    points: integer(),
    maxPoints: integer(),
    /** The grade at the time of the result; school and region are added when the result is counted, within a minute. */
    gradeIndex: smallint(),
    schoolId: integer(),
    regionId: integer(),
    /** A finished exam with answers in review: it is judged after the last review. */
    awaitsReview: boolean().notNull().default(false),
    /** Excluded from ratings and statistics since then, by the person in charge of the work; all other data stay. */
    excludedAt: timestamp({ withTimezone: true }),
    /** The tab that may save answers; `null` when the mode needs none. */
    holder: text(),
    /** Tries beyond those of the rules: added when an attempt is returned for correction. */
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

/** An answer that may still be changed: the last one saved in an exam. It becomes an answer when the attempt is judged. */
export const answerDrafts = defineTable(
  'answer_drafts',
  {
    attemptId: integer()
      .notNull()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    /** Without a foreign key: see `taskStates`. */
    taskId: integer().notNull(),
    /** `null` when the pupil removed the answer. */
    response: jsonb().$type<Response>(),
    /** Counted by the holder: a delayed save does not overwrite a newer one. */
    sequence: integer().notNull(),
    savedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.taskId] })],
)

export const allowanceTargets = ['all', 'school', 'class', 'user'] as const

/** Time added in one work, with the reason; several rows for one person add up. A revocation is a row with negative seconds. */
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
    /** `null` when the account was deleted. */
    grantedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    takesBackId: integer().unique('work_allowances_taken_back_once'),
  },
  (t) => [
    index('work_allowances_work').on(t.workId),
    signed(t.extraSeconds, t.shiftSeconds),
    // A revocation has the same time with the other sign.
    check('work_allowances_given', sql`${t.takesBackId} is not null or ${t.extraSeconds} >= 0`),
  ],
)

/** Pupils whose clock runs longer in every work automatically. */
export const accommodations = defineTable('accommodations', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** 1, 1.25, 1.5; `null` is without a personal limit. */
  timeFactor: real(),
  setAt: timestamp({ withTimezone: true }).notNull(),
  /** `null` when the account was deleted. */
  setBy: integer().references(() => users.id, { onDelete: 'set null' }),
})

/**
 * The state of a user in a task of an attempt: the summary of the tries, updated with every answer.
 * Trap: a foreign key to `tasks` locks the task's row with every answer, and a class that solves one task
 * concurrently would wait for these locks. Tasks are retired and never deleted, their ids come from `work_tasks`.
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
    /** Tries returned for improvement: they are not counted. */
    returns: smallint().notNull().default(0),
    xp: integer().notNull().default(0),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.taskId] }), inRange(t.share, 0, 1)],
)

/** All tries, as given and judged; tries that a person checks get their verdict later. Other columns never change. */
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
    // The only index with a row for each answer: every other one would slow down every answer.
    primaryKey({ name: 'answers_once', columns: [t.attemptId, t.taskId, t.tryNumber] }),
    // A BRIN index of a few bytes for a thousand answers, for reading new answers.
    index('answers_given').using('brin', t.answeredAt),
    inRange(t.tryNumber, 1),
  ],
)

/** Results that are not in the buckets yet: written with the judgement, moved by the job `count-results`. */
export const ratingFresh = defineTable(
  'rating_fresh',
  {
    attemptId: integer()
      .primaryKey()
      .references(() => attempts.id, { onDelete: 'cascade' }),
    workId: integer().notNull(),
    /** Copied from the attempt: places are counted without reading it. */
    points: integer().notNull(),
    maxPoints: integer().notNull(),
    gradeIndex: integer(),
  },
  (t) => [index('rating_fresh_work').on(t.workId), signed(t.gradeIndex)],
)

/**
 * The number of users by points: a place is a sum over a few hundred rows, independent of the number of users.
 * Each result is in four boards: all, the grade, the region, the grade in the region.
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
    /** -1 for all who share the points; from 0, a slice of attempts among them, so that a long tie can be paged through too. */
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
 * Answers that people check. A row is created with the answer (for an exam: with its finish); a second review is another round, the last one counts.
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
    /** Promised to the pupil. */
    dueAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** A soft lock: the assigned reviewer, and until when others leave the answer alone. */
    takenBy: integer().references(() => users.id, { onDelete: 'set null' }),
    takenUntil: timestamp({ withTimezone: true }),
    reviewerId: integer().references(() => users.id, { onDelete: 'set null' }),
    reviewedAt: timestamp({ withTimezone: true }),
    /** In hundredths, by criteria and in total. */
    criteria: jsonb().$type<CriterionPoints[]>(),
    points: integer(),
    comment: text().notNull().default(''),
    /** Drawings and pins on photographs of the answer. */
    sheetNotes: jsonb().$type<SheetNotes[]>().notNull().default([]),
    /** Incremented with each effective review: a page with an older version overwrites nothing (decision 089). */
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
 * Log of all reviews, one row each; the database refuses to change a row. The effective review
 * is stored in `answer_reviews`.
 */
export const reviewMarks = defineTable(
  'review_marks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    reviewId: integer()
      .notNull()
      .references(() => answerReviews.id, { onDelete: 'cascade' }),
    /** Without a foreign key: a mark keeps its author when the account was deleted. */
    reviewerId: integer().notNull(),
    state: text({ enum: ['reviewed', 'returned'] }).notNull(),
    /** In hundredths, by criteria and in total; `null` when the answer was returned. */
    criteria: jsonb().$type<CriterionPoints[]>(),
    points: integer(),
    comment: text().notNull(),
    sheetNotes: jsonb().$type<SheetNotes[]>().notNull().default([]),
    saidAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('review_marks_review').on(t.reviewId)],
)
