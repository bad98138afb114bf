import { users } from '@school/accounts/tables'
import { disciplines, lessons } from '@school/courses/tables'
import type { WorkRules } from '@school/works/server'
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
import { librarySections } from '../contract/library.ts'

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
    /** Gone from the content: hidden from the library, kept for those who have taken it. */
    retiredAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('homework_sets_section').on(t.section, t.position), index('homework_sets_work').on(t.workId)],
)

/**
 * A homework. When it opens, when it ends and how many tries there are is said by the rules of its work;
 * the soft deadline is no rule: nothing is refused after it.
 */
export const homeworks = defineTable(
  'homeworks',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    source: text({ enum: homeworkSources }).notNull(),
    /** Of the content: `course/lesson` or `section/set`; `null` for a teacher's. */
    key: text().unique(),
    title: text().notNull(),
    /** As it was written, Markdown. */
    intro: text().notNull(),
    introHtml: text().notNull(),
    disciplineId: integer()
      .notNull()
      .references(() => disciplines.id),
    lessonId: integer().references(() => lessons.id),
    /** The set that it is made of. */
    setId: integer().references(() => homeworkSets.id),
    authorId: integer().references(() => users.id, { onDelete: 'cascade' }),
    /** The colleague whose homework it is a copy of. */
    sharedById: integer().references(() => users.id, { onDelete: 'set null' }),
    workId: integer()
      .notNull()
      .references(() => works.id),
    /** What is done in its own place instead of tasks: a lesson, a training, a rehearsal; the work has no tasks then. */
    thingWorkId: integer().references(() => works.id),
    /** Which set of one assignment it is; `null` when everybody has the same. */
    level: text({ enum: levels }),
    /** The ordinary set of its assignment; `null` is that set itself. */
    baseId: integer().references((): AnyPgColumn => homeworks.id, { onDelete: 'cascade' }),
    softDeadlineAt: timestamp({ withTimezone: true }),
    /** Of a course: so many days after its pupil has opened the lesson. */
    softDays: smallint(),
    /** How often its term was put off for everybody: it only grows. */
    termChanges: smallint().notNull().default(0),
    /** Per cents from which «5», «4» and «3» begin. */
    markScale: smallint().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** `null` is a draft. */
    publishedAt: timestamp({ withTimezone: true }),
    /** By the teacher, before the time. */
    closedAt: timestamp({ withTimezone: true }),
    archivedAt: timestamp({ withTimezone: true }),
    contentHash: text(),
    /** Gone from the content. */
    retiredAt: timestamp({ withTimezone: true }),
    /** Of what is typed in it (decision 089). */
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

/** Whom it is given to: a class, whoever is in it, or one pupil; `except` is a pupil of the class who does not get it. */
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

/** Put aside by its teacher to be given again. */
export const homeworkTemplates = defineTable(
  'homework_templates',
  {
    homeworkId: integer()
      .primaryKey()
      .references(() => homeworks.id, { onDelete: 'cascade' }),
    authorId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [index('homework_templates_author').on(t.authorId)],
)

/** A homework that is given anew each week: the same tasks to the same pupils, with its days moved. */
export const homeworkRepeats = defineTable('homework_repeats', {
  homeworkId: integer()
    .primaryKey()
    .references(() => homeworks.id, { onDelete: 'cascade' }),
  /** 1 is Monday. */
  weekdays: smallint().array().notNull(),
  /** The last day, by the clock of the school. */
  untilOn: date().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  stoppedAt: timestamp({ withTimezone: true }),
})

/** Days for which it was given: for none of them twice. */
export const homeworkRepeatDays = defineTable(
  'homework_repeat_days',
  {
    homeworkId: integer()
      .notNull()
      .references(() => homeworkRepeats.homeworkId, { onDelete: 'cascade' }),
    day: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.homeworkId, t.day] })],
)

/** What a teacher has said of a pupil's copy; the copy itself is the attempt. */
export const homeworkCopies = defineTable(
  'homework_copies',
  {
    homeworkId: integer()
      .notNull()
      .references(() => homeworks.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Instead of that of the scale. */
    mark: smallint(),
    comment: text(),
    /** The last time; it is `returned` until it is handed in again. */
    returnedAt: timestamp({ withTimezone: true }),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    /** Of what is typed in it (decision 089). */
    version: integer().notNull().default(1),
  },
  (t) => [
    primaryKey({ columns: [t.homeworkId, t.userId] }),
    index('homework_copies_user').on(t.userId),
    inRange(t.mark, 1, 5),
  ],
)

/** Whoever has not begun a homework was reminded of it, once a day by the clock of the school. */
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

export const homeworkTellingKinds = ['opened', 'ending'] as const

/** Pupils were told that it has opened or that its term is near; `at` is when that is, so that a term that was put off is told of anew. */
export const homeworkTellings = defineTable(
  'homework_tellings',
  {
    homeworkId: integer()
      .notNull()
      .references(() => homeworks.id, { onDelete: 'cascade' }),
    kind: text({ enum: homeworkTellingKinds }).notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    toldAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.homeworkId, t.kind, t.at] })],
)

/** A webinar of a teacher for a class, as far as its homework needs it. */
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

/** The homework of a webinar: solved against the clock while it is open, a homework like any other from `closedAt` on. */
export const webinarHomeworks = defineTable('webinar_homeworks', {
  webinarId: integer()
    .primaryKey()
    .references(() => webinars.id, { onDelete: 'cascade' }),
  homeworkId: integer()
    .notNull()
    .unique('webinar_homeworks_homework')
    .references(() => homeworks.id, { onDelete: 'cascade' }),
  openedAt: timestamp({ withTimezone: true }),
  /** The end of the time that the teacher has given. */
  answersUntil: timestamp({ withTimezone: true }),
  closedAt: timestamp({ withTimezone: true }),
  /** What the work lives by after; kept while it lives by those of the webinar. */
  rulesAfter: jsonb().$type<WorkRules>(),
})

/** Sets of the library that somebody keeps at hand. */
export const homeworkSetFavourites = defineTable(
  'homework_set_favourites',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    setId: integer()
      .notNull()
      .references(() => homeworkSets.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.setId] })],
)
