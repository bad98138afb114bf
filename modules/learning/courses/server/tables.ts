import { defineTable, notDescending } from '@school/db/table'
import {
  boolean,
  date,
  index,
  integer,
  jsonb,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import { users } from '@school/users/tables'
import { disciplines } from '@school/disciplines/tables'
import { works } from '@school/works/tables'

export const teachers = defineTable('teachers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  name: text().notNull(),
  caption: text().notNull(),
})

export const courseLevels = ['base', 'advanced', 'olympiad'] as const

export const courses = defineTable(
  'courses',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    title: text().notNull(),
    subtitle: text().notNull(),
    disciplineId: integer()
      .notNull()
      .references(() => disciplines.id),
    grades: smallint().array().notNull(),
    level: text({ enum: courseLevels }).notNull(),
    teacherId: integer()
      .notNull()
      .references(() => teachers.id),
    aboutHtml: text().notNull(),
    outcomes: jsonb().$type<string[]>().notNull(),
    isFree: boolean().notNull(),
    contentHash: text().notNull(),
    /** Gone from the content: hidden from the catalogue, kept for those who learn in it. */
    retiredAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (t) => [index('courses_discipline').on(t.disciplineId), index('courses_grades').using('gin', t.grades)],
)

export interface TranscriptLine {
  seconds: number
  text: string
  /** A line with a title begins a chapter. */
  title?: string | undefined
}

export const videos = defineTable('videos', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull().unique(),
  title: text().notNull(),
  durationSeconds: real().notNull(),
  transcript: jsonb().$type<TranscriptLine[]>().notNull(),
  contentHash: text().notNull(),
})

export interface Heading {
  id: string
  text: string
}

export const lessons = defineTable(
  'lessons',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull().unique(),
    courseId: integer()
      .notNull()
      .references(() => courses.id),
    position: smallint().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    minutes: smallint().notNull(),
    notesHtml: text('conspect_html').notNull(),
    notesHeadings: jsonb('conspect_headings').$type<Heading[]>().notNull(),
    readingMinutes: smallint().notNull(),
    videoId: integer().references(() => videos.id),
    workId: integer()
      .notNull()
      .references(() => works.id),
    contentHash: text().notNull(),
    retiredAt: timestamp({ withTimezone: true }),
  },
  (t) => [index('lessons_course').on(t.courseId, t.position), index('lessons_work').on(t.workId)],
)

/** What a pupil has opened and watched in a lesson. */
export const lessonViews = defineTable(
  'lesson_views',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: integer()
      .notNull()
      .references(() => lessons.id),
    firstOpenedAt: timestamp({ withTimezone: true }).notNull(),
    lastOpenedAt: timestamp({ withTimezone: true }).notNull(),
    watchedSeconds: real().notNull().default(0),
    /** The last position of the player. */
    videoPosition: real().notNull().default(0),
  },
  (t) => [primaryKey({ columns: [t.userId, t.lessonId] }), notDescending(t.firstOpenedAt, t.lastOpenedAt)],
)

/** How much of films was watched on a day, by the clock that the pupil had then. */
export const watchedDays = defineTable(
  'watched_days',
  {
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    seconds: real().notNull(),
    /** When something was reported last: between two reports no more can be watched than time has passed. */
    reportedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] })],
)
