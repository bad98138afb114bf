import { users } from '@school/users/tables'
import { lessons } from '@school/courses/tables'
import { disciplines } from '@school/disciplines/tables'
import type { WorkRules } from '@school/work-rules/server'
import { works } from '@school/works/tables'
import { ascending, defineTable, inRange } from '@school/db/table'
import {
  type AnyPgColumn,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { homeworkSources } from '../contract/homework.ts'
import { levels } from '../contract/levels.ts'
import { librarySections } from '../contract/library-section.ts'

/** Ready sets of the library. */
export const homeworkSets = defineTable(
  'homework_sets',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** `section/key` of the content. */
    key: text().notNull().unique(),
    section: text({ enum: librarySections }).notNull(),
    title: text().notNull(),
    subtitle: text().notNull(),
    disciplineId: integer()
      .notNull()
      .references(() => disciplines.id),
    grades: smallint().array().notNull(),
    theme: text().notNull(),
    /** Numbers of tasks in the exam; empty outside of exams. */
    examNumbers: smallint().array().notNull(),
    year: smallint(),
    position: smallint().notNull(),
    /** The tasks, and the copies of those who solve it by themselves. */
    workId: integer()
      .notNull()
      .references(() => works.id),
    contentHash: text().notNull(),
    /** Removed from the content: hidden from the library, kept for pupils who have taken it. */
    retiredAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('homework_sets_section').on(t.section, t.position), index('homework_sets_work').on(t.workId)],
)

/**
 * A homework. The opening, the end and the number of tries are stored in the rules of its work;
 * the soft deadline is not a rule: late answers are accepted.
 */
export const homeworks = defineTable(
  'homeworks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    source: text({ enum: homeworkSources }).notNull(),
    /** Of the content: `course/lesson` or `section/set`; `null` for a teacher's. */
    key: text().unique(),
    title: text().notNull(),
    /** Markdown source. */
    intro: text().notNull(),
    introHtml: text().notNull(),
    disciplineId: integer()
      .notNull()
      .references(() => disciplines.id),
    lessonId: integer().references(() => lessons.id),
    /** The set that it was made from. */
    setId: integer().references(() => homeworkSets.id),
    authorId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The colleague whose homework was copied. */
    sharedById: integer().references(() => users.id, { onDelete: 'set null' }),
    workId: integer()
      .notNull()
      .references(() => works.id),
    /** An activity instead of tasks: a lesson, a training, a rehearsal; the work then has no tasks. */
    thingWorkId: integer().references(() => works.id),
    /** The level of the set; `null` when all pupils have the same tasks. */
    level: text({ enum: levels }),
    /** The ordinary set of its assignment; `null` on that set itself. */
    baseId: integer().references((): AnyPgColumn => homeworks.id, { onDelete: 'cascade' }),
    softDeadlineAt: timestamp({ withTimezone: true }),
    /** For a course: number of days after the pupil's first answer in the lesson. */
    softDays: smallint(),
    /** How often its deadline was moved for all; never decreases. */
    termChanges: smallint().notNull().default(0),
    /** Per cents from which «5», «4» and «3» begin. */
    markScale: smallint().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** `null` for a draft. */
    publishedAt: timestamp({ withTimezone: true }),
    /** Closed by the teacher before the deadline. */
    closedAt: timestamp({ withTimezone: true }),
    archivedAt: timestamp({ withTimezone: true }),
    contentHash: text(),
    /** Removed from the content. */
    retiredAt: timestamp({ withTimezone: true }),
    /** Version of the form fields (decision 089). */
    version: integer().notNull().default(1),
  },
  (t) => [
    index('homeworks_author').on(t.authorId, t.createdAt),
    index('homeworks_lesson').on(t.lessonId),
    index('homeworks_set').on(t.setId),
    index('homeworks_work').on(t.workId),
    index('homeworks_base').on(t.baseId),
    index('homeworks_thing').on(t.thingWorkId),
  ],
)

export const homeworkTargetKinds = ['class', 'user', 'except'] as const

/** Recipients: a class with all its pupils, or one pupil; `except` is an excluded pupil of the class. */
export const homeworkTargets = defineTable(
  'homework_targets',
  {
    homeworkId: integer()
      .notNull()
      .references(() => homeworks.id, { onDelete: 'cascade' }),
    target: text({ enum: homeworkTargetKinds }).notNull(),
    /** A class or a user. */
    targetId: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.homeworkId, t.target, t.targetId] }),
    index('homework_targets_whom').on(t.target, t.targetId),
  ],
)

/** Mark, comment and return of a pupil's copy by a teacher; the copy itself is the attempt. */
export const homeworkCopies = defineTable(
  'homework_copies',
  {
    homeworkId: integer()
      .notNull()
      .references(() => homeworks.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Overrides the mark of the scale. */
    mark: smallint(),
    comment: text(),
    /** The last return; the copy is `returned` until it is submitted again. */
    returnedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    /** Version of the mark and comment (decision 089). */
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.homeworkId, t.userId] }),
    index('homework_copies_user').on(t.userId),
    inRange(t.mark, 1, 5),
  ],
)

/** Reminders to pupils who have not started a homework, at most one a day by the clock of the school. */
export const homeworkReminders = defineTable(
  'homework_reminders',
  {
    homeworkId: integer()
      .notNull()
      .references(() => homeworks.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    sentBy: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.homeworkId, t.day] }), index('homework_reminders_sent_by').on(t.sentBy)],
)

export const homeworkNoticeKinds = ['opened', 'ending'] as const

/** Notifications sent about an opening or a near deadline; `at` is its time, so that a moved deadline is notified again. */
export const homeworkTellings = defineTable(
  'homework_tellings',
  {
    homeworkId: integer()
      .notNull()
      .references(() => homeworks.id, { onDelete: 'cascade' }),
    kind: text({ enum: homeworkNoticeKinds }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    toldAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.homeworkId, t.kind, t.at] })],
)

/** A webinar of a teacher for a class: only the fields needed by its homework. */
export const webinars = defineTable(
  'webinars',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    title: text().notNull(),
    teacherId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    schoolClassId: integer().notNull(),
    startsAt: timestamp({ withTimezone: true }).notNull(),
    endsAt: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    index('webinars_class').on(t.schoolClassId, t.endsAt),
    index('webinars_teacher').on(t.teacherId),
    ascending(t.startsAt, t.endsAt),
  ],
)

/** The homework of a webinar: solved with a time limit while it is open, an ordinary homework from `closedAt` on. */
export const webinarHomeworks = defineTable('webinar_homeworks', {
  webinarId: integer()
    .primaryKey()
    .references(() => webinars.id, { onDelete: 'cascade' }),
  homeworkId: integer()
    .notNull()
    .unique('webinar_homeworks_homework')
    .references(() => homeworks.id, { onDelete: 'cascade' }),
  openedAt: timestamp({ withTimezone: true }),
  /** The end of the time set by the teacher. */
  answersUntil: timestamp({ withTimezone: true }),
  closedAt: timestamp({ withTimezone: true }),
  /** The rules of the work after the webinar; stored while the rules of the webinar apply. */
  rulesAfter: jsonb().$type<WorkRules>(),
})
