import * as z from 'zod'
import { Course, CourseCard } from '@school/courses/contract'
import { Question } from '@school/tasks/contract'

/** A task to try on the spot. Its key stays on the server. */
export const SampleTask = z.object({ id: z.int(), title: z.string(), question: Question })
export type SampleTask = z.infer<typeof SampleTask>

export const maxSimilar = 3

/** A course for those who choose. */
export const Landing = Course.extend({
  /** `null` when the first lesson has no easy task with one short answer. */
  sampleTask: SampleTask.nullable(),
  similar: z.array(CourseCard).max(maxSimilar),
  /** How many people have ever enrolled. */
  pupilsCount: z.int(),
})
export type Landing = z.infer<typeof Landing>
