import * as z from 'zod'
import { Progress } from '@school/courses/contract'
import { Discipline } from '@school/disciplines/contract'
import { Instant } from '@school/kernel/contract'
import { Level } from '@school/rewards/contract'
import { ActivityDay, Day } from './day.ts'

/** `null` when nothing counts yet: no task is solved, partly solved or failed. */
const SuccessPercent = z.int().min(0).max(100).nullable()

export const CourseResult = z.object({
  id: z.int(),
  title: z.string(),
  discipline: Discipline,
  progress: Progress,
  percent: z.int().min(0).max(100),
  successPercent: SuccessPercent,
  answers: z.int(),
  xp: z.int(),
  lastOpenedAt: Instant.nullable(),
  isArchived: z.boolean(),
})
export type CourseResult = z.infer<typeof CourseResult>

export const DisciplineWeeks = Discipline.extend({
  /** Eight weeks in order, this one at the end; a week begins on Monday. */
  weeks: z.array(z.object({ weekStart: Day, solved: z.int() })),
})
export type DisciplineWeeks = z.infer<typeof DisciplineWeeks>

/** Everything that a pupil has done so far, derived from answers and rewards. */
export const OwnProgress = z.object({
  level: Level,
  totals: z.object({
    /** Tasks solved wholly, each counted once: the same number as on the profile. */
    solved: z.int(),
    /** Tries, right and wrong. */
    answers: z.int(),
    successPercent: SuccessPercent,
    xp: z.int(),
    /** Days with at least one answer. */
    activeDays: z.int(),
  }),
  /** The last opened first, archived ones too. */
  courses: z.array(CourseResult),
  /** The last 28 days, today at the end. */
  activity: z.array(ActivityDay),
  /** Disciplines of the pupil's courses. */
  heatmap: z.array(DisciplineWeeks),
})
export type OwnProgress = z.infer<typeof OwnProgress>
