import * as z from 'zod'
import { RatedPerson } from '@school/ratings/contract'

/** Below this a rating tells more about the few than about learning. */
export const leastRated = 5
export const ratedOnPage = 50

/** Pupils of a course by the experience that its tasks have brought. */
export const CourseRating = z.object({
  course: z.object({ id: z.int(), title: z.string() }),
  /** Those who have earned anything. */
  participants: z.int(),
  /** Empty while there are fewer than `leastRated`. */
  rows: z.array(RatedPerson.extend({ xp: z.int() })),
  totalPages: z.int(),
  mine: z.object({ place: z.int(), xp: z.int(), page: z.int() }).nullable(),
})
export type CourseRating = z.infer<typeof CourseRating>
