import * as z from 'zod'
import { AccessState, CourseCard, Progress } from '@school/courses/contract'
import { filtersOf, Flag, Instant } from '@school/kernel/contract'
import { Level } from '@school/rewards/contract'
import { ActivityDay } from './day.ts'

export const ProgramFilters = filtersOf({ archivedEq: Flag }, [])

/** A course that the pupil has enrolled in. */
export const Program = CourseCard.extend({
  progress: Progress,
  /** Whole percents of closed tasks; 100 only when all are closed. */
  percent: z.int().min(0).max(100),
  accessState: AccessState,
  /** The first lesson with tasks left; `null` when there is none or the access is closed. */
  nextLesson: z.object({ id: z.int(), title: z.string(), position: z.int() }).nullable(),
  lastOpenedAt: Instant.nullable(),
})
export type Program = z.infer<typeof Program>

export const Programs = z.object({
  level: Level,
  /** The last seven days, today at the end. */
  week: z.array(ActivityDay),
  /** The last opened first. */
  programs: z.array(Program),
})
export type Programs = z.infer<typeof Programs>
