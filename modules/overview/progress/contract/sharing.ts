import { Instant } from '@school/kernel/contract'
import * as z from 'zod'

/** A link by which anybody sees how much a pupil has done. A pupil has one at most. */
export const ProgressShare = z.object({ token: z.string(), endsAt: Instant })
export type ProgressShare = z.infer<typeof ProgressShare>

const Counts = z.object({ week: z.int(), month: z.int() })

/** What a link shows: a first name and what was done. No surname, school, marks, mistakes or minutes. */
export const SharedProgress = z.object({
  firstName: z.string(),
  endsAt: Instant,
  /** Tasks solved wholly, in the last seven and twenty-eight days. */
  solved: Counts.extend({ all: z.int() }),
  /** Days of these on which at least one task was solved. */
  days: Counts,
  /** Courses that are not in the archive, the last opened first. */
  courses: z.array(z.object({ title: z.string(), hue: z.int(), percent: z.int().min(0).max(100) })),
})
export type SharedProgress = z.infer<typeof SharedProgress>
