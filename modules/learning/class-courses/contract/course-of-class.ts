import { AccessState, CourseCard } from '@school/courses/contract'
import { Discipline } from '@school/disciplines/contract'
import { Instant } from '@school/kernel/contract'
import * as z from 'zod'

/** So many courses have a class at most. */
export const mostCourses = 30

/** A course that was given to a class, as its teachers see it. */
export const GivenCourse = z.object({
  courseId: z.int(),
  title: z.string(),
  discipline: Discipline,
  isFree: z.boolean(),
  /** By this day it should be done; `null` is without a term. */
  dueOn: z.iso.date().nullable(),
  givenAt: Instant,
  /** «Архип Савельевич»; `null` when the account is no more. */
  givenBy: z.string().nullable(),
  /** To how many of the class it is open. */
  openTo: z.int(),
  /** How many of the class learn in it. */
  learning: z.int(),
})
export type GivenCourse = z.infer<typeof GivenCourse>

export const GivenCourses = z.object({
  /** By due day, the nearest first. */
  courses: z.array(GivenCourse),
  pupils: z.int(),
  can: z.object({ give: z.boolean() }),
})
export type GivenCourses = z.infer<typeof GivenCourses>

/** A course that may be given to a class. */
export const CourseToGive = z.object({
  courseId: z.int(),
  title: z.string(),
  discipline: Discipline,
  grades: z.array(z.int()),
  isFree: z.boolean(),
  openTo: z.int(),
  /** Made for the grade of the class. */
  isOfGrade: z.boolean(),
})
export type CourseToGive = z.infer<typeof CourseToGive>

/** A course of the class as a pupil sees it. */
export const CourseOfClass = z.object({
  course: CourseCard,
  accessState: AccessState,
  /** `null` when all is done or nothing is open. */
  nextLesson: z.object({ id: z.int(), position: z.int(), title: z.string() }).nullable(),
  /** A teacher has given it; otherwise it is what the class learns. */
  isGiven: z.boolean(),
  givenBy: z.string().nullable(),
  dueOn: z.iso.date().nullable(),
  /** How many others of the class learn in it. */
  classmates: z.int(),
})
export type CourseOfClass = z.infer<typeof CourseOfClass>

export const CoursesOfClass = z.object({
  id: z.int(),
  /** «7А». */
  name: z.string(),
  schoolName: z.string(),
  courses: z.array(CourseOfClass),
  /** The day of the viewer. */
  today: z.iso.date(),
})
export type CoursesOfClass = z.infer<typeof CoursesOfClass>

/** A class of the viewer, with how many courses it was given. */
export const OwnClass = z.object({ id: z.int(), name: z.string(), given: z.int() })
export type OwnClass = z.infer<typeof OwnClass>
