import * as z from 'zod'
import { Discipline } from '@school/disciplines/contract'
import { Instant } from '@school/kernel/contract'
import { TaskStatus } from '@school/tasks/contract'
import { Exam, Grade, GradeRange } from './paper.ts'
import { Forecast, ThemeResult } from './results.ts'

/** An exam for which a pupil prepares: the rehearsals of one exam and one discipline that they have written. */
export const ExamCourseCard = z.object({
  /** «oge-math». */
  key: z.string(),
  exam: Exam,
  discipline: Discipline,
  /** Finished attempts, those on check among them. */
  attempts: z.int(),
  lastAt: Instant,
  /** Of judged attempts. */
  best: Grade.nullable(),
  last: Grade.nullable(),
  forecast: Forecast.nullable(),
})
export type ExamCourseCard = z.infer<typeof ExamCourseCard>

/** A finished attempt of a rehearsal of the exam. */
export const ExamCourseAttempt = z.object({
  rehearsalId: z.int(),
  title: z.string(),
  number: z.int(),
  finishedAt: Instant,
  /** Of an attempt on check: without the answers that wait. */
  grade: Grade,
  /** Lowest and highest possible grade of an attempt on check; `null` for a judged one. */
  range: GradeRange.nullable(),
})
export type ExamCourseAttempt = z.infer<typeof ExamCourseAttempt>

/** A number of the official paper in every attempt. */
export const ExamNumber = z.object({
  number: z.int(),
  theme: z.string(),
  maxPoints: z.int(),
  /** In the order of the attempts; `null` where the rehearsal had no such task. */
  cells: z.array(z.object({ status: TaskStatus, points: z.int() }).nullable()),
  /** Less than six tenths of its points in the last judged attempts. */
  isWeak: z.boolean(),
})
export type ExamNumber = z.infer<typeof ExamNumber>

export const ExamCourse = ExamCourseCard.extend({
  /** The first first. */
  rehearsals: z.array(ExamCourseAttempt),
  numbers: z.array(ExamNumber),
  /** Of the last judged attempts, the weakest first. */
  themes: z.array(ThemeResult),
  /** How many judged attempts the weak numbers and themes are computed from. */
  counted: z.int(),
})
export type ExamCourse = z.infer<typeof ExamCourse>
