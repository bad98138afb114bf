import { CopyState } from '@school/homeworks/contract'
import { Instant } from '@school/kernel/contract'
import * as z from 'zod'

/** What the columns are. */
export const statisticsBy = ['lessons', 'courses'] as const
export type StatisticsBy = (typeof statisticsBy)[number]

/** A class as its name and its year. */
export const ClassHead = z.object({
  id: z.int(),
  name: z.string(),
  schoolName: z.string(),
  schoolYear: z.int(),
  archivedAt: Instant.nullable(),
})
export type ClassHead = z.infer<typeof ClassHead>

/** A course in which somebody of the class learns. */
export const ClassCourse = z.object({
  id: z.int(),
  title: z.string(),
  hue: z.int(),
  lessons: z.int(),
  /** How many of the class learn in it or have begun. */
  pupils: z.int(),
  /** The mean of those who have begun. */
  percent: z.int().nullable(),
})
export type ClassCourse = z.infer<typeof ClassCourse>

export const LessonColumn = z.object({
  id: z.int(),
  position: z.int(),
  title: z.string(),
  /** How many have begun it. */
  begun: z.int(),
  /** The mean of those who have begun it. */
  percent: z.int().nullable(),
})
export type LessonColumn = z.infer<typeof LessonColumn>

export const LessonCell = z.object({
  /** Of the points of the lesson's own tasks; `null` when nothing of it was begun. */
  percent: z.int().nullable(),
  /** `null` where the lesson has none, or nothing of the lesson was begun. */
  homework: CopyState.nullable(),
})
export type LessonCell = z.infer<typeof LessonCell>

export const PupilOfLessons = z.object({
  userId: z.int(),
  name: z.string(),
  /** The mean of the lessons that were begun. */
  percent: z.int().nullable(),
  /** In the order of the lessons. */
  cells: z.array(LessonCell),
})
export type PupilOfLessons = z.infer<typeof PupilOfLessons>

export const CourseCell = z.object({
  beganAt: Instant.nullable(),
  lessonsDone: z.int(),
  /** Of tasks, those that are closed: what the pupil sees too. */
  percent: z.int(),
  lastVisitAt: Instant.nullable(),
})
export type CourseCell = z.infer<typeof CourseCell>

export const PupilOfCourses = z.object({
  userId: z.int(),
  name: z.string(),
  /** In the order of the courses; `null` for a pupil who has not begun and may not. */
  cells: z.array(CourseCell.nullable()),
})
export type PupilOfCourses = z.infer<typeof PupilOfCourses>

export const LessonStatistics = z.object({
  by: z.literal('lessons'),
  class: ClassHead,
  courses: z.array(ClassCourse),
  /** The course whose lessons are shown; `null` when the class learns in none. */
  courseId: z.int().nullable(),
  lessons: z.array(LessonColumn),
  pupils: z.array(PupilOfLessons),
  serverNow: Instant,
})
export type LessonStatistics = z.infer<typeof LessonStatistics>

export const CourseStatistics = z.object({
  by: z.literal('courses'),
  class: ClassHead,
  courses: z.array(ClassCourse),
  pupils: z.array(PupilOfCourses),
  serverNow: Instant,
})
export type CourseStatistics = z.infer<typeof CourseStatistics>

export const ClassStatistics = z.discriminatedUnion('by', [LessonStatistics, CourseStatistics])
export type ClassStatistics = z.infer<typeof ClassStatistics>
