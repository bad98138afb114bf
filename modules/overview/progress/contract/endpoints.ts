import { RatedPerson } from '@school/ratings/contract'
import * as z from 'zod'
import { endpoint, idParams, WireInteger } from '@school/kernel/contract'
import { CourseProgress } from './course-progress.ts'
import { ProgramFilters, Programs } from './programs.ts'
import { OwnProgress } from './progress.ts'

/** A rating of fewer pupils says more about them than about learning. */
export const leastRated = 5
export const ratedOnPage = 50

/** Pupils of a course by the experience that its tasks have paid. */
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

export const getPrograms = endpoint({
  name: 'progress.getPrograms',
  method: 'GET',
  path: '/api/user/programs',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['grants.grants', 'courses.views', 'courses.watching', 'works.attempts', 'rewards.xp'],
  summary:
    'The pupil’s courses with where to go on, the level and the last week; archived ones are asked for',
  query: z.object({ q: ProgramFilters }),
  reply: Programs,
})

export const getProgress = endpoint({
  name: 'progress.getProgress',
  method: 'GET',
  path: '/api/user/progress',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['grants.grants', 'courses.views', 'courses.watching', 'works.attempts', 'rewards.xp'],
  summary: 'Everything that the pupil has done: level, totals, courses, days and weeks',
  reply: OwnProgress,
})

export const getCourseProgress = endpoint({
  name: 'progress.getCourseProgress',
  method: 'GET',
  path: '/api/user/progress/courses/:courseId',
  audience: 'pupil',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['grants.grants', 'courses.views', 'courses.watching', 'works.attempts'],
  summary: 'A course of the pupil lesson by lesson and task by task',
  params: idParams('courseId'),
  reply: CourseProgress,
  errors: ['course_not_found'],
})

export const getCourseRating = endpoint({
  name: 'progress.getCourseRating',
  method: 'GET',
  path: '/api/courses/:courseId/rating',
  audience: 'user',
  alsoForWeakSessions: true,
  reads: ['grants.grants', 'works.attempts', 'accounts.user'],
  summary:
    'Places among the pupils of a course by the experience that its tasks have brought; for those who learn in it',
  params: idParams('courseId'),
  query: z.object({ page: WireInteger(1, 100_000).default(1) }),
  reply: CourseRating,
  errors: ['course_not_found'],
})
