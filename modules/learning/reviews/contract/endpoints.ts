import * as z from 'zod'
import { endpoint, filtersOf, Id, idParams, pagingBy } from '@school/kernel/contract'
import { ReturnBody, ReviewBody, ReviewCard, ReviewedAnswer } from './reviewed-answer.ts'
import { LessonSolution } from './lesson-solution.ts'
import { QueueGroups } from './queue-groups.ts'

const ReviewId = idParams('reviewId')

export const queueStates = ['waiting', 'done'] as const

/** Days for which checked answers stay in the list; older ones are found on the page of the pupil. */
export const doneDays = 30

/** Grouping of the queue: answers to a task, or of a pupil. */
export const queueOrders = ['task', 'pupil'] as const

const part = {
  homeworkIdEq: Id,
  workIdEq: Id,
  taskEq: Id,
  schoolClassIdEq: Id,
  organizationIdEq: Id,
  byEq: z.enum(queueOrders),
}
export const QueuePartFilters = filtersOf(part, [])
export type QueuePartFilters = z.output<typeof QueuePartFilters>
export const QueueFilters = filtersOf({ stateEq: z.enum(queueStates), ...part }, [])
export type QueueFilters = z.output<typeof QueueFilters>

export const listQueue = endpoint({
  name: 'reviews.listQueue',
  method: 'GET',
  path: '/api/teacher/check_queue',
  audience: 'agent',
  reads: ['reviews.reviews', 'reviews.appeals', 'reviews.holds', 'works.attempts'],
  summary:
    'Answers of the viewer’s pupils that a person checks: those promised soonest first, or the last checked first, of the last thirty days',
  query: pagingBy(20).extend({ q: QueueFilters }),
  reply: z.array(ReviewCard),
  paged: true,
})

export const getQueueGroups = endpoint({
  name: 'reviews.getQueueGroups',
  method: 'GET',
  path: '/api/teacher/check_queue_groups',
  audience: 'agent',
  reads: ['reviews.reviews', 'works.attempts'],
  summary:
    'What answers of the queue may be chosen by: tasks of the named work, classes of the named school, all works and schools',
  query: z.object({ q: QueueFilters }),
  reply: QueueGroups,
})

export const getReview = endpoint({
  name: 'reviews.getReview',
  method: 'GET',
  path: '/api/teacher/check_queue/:reviewId',
  audience: 'agent',
  reads: ['reviews.reviews', 'reviews.appeals'],
  summary:
    'An answer with everything that it is checked by, its number in the part of the queue that is named, and the next one there',
  params: ReviewId,
  query: z.object({ q: QueuePartFilters }),
  reply: ReviewedAnswer,
  errors: ['review_not_found', 'review_by_other'],
})

export const holdReview = endpoint({
  name: 'reviews.holdReview',
  method: 'PUT',
  path: '/api/teacher/check_queue/:reviewId/hold',
  audience: 'agent',
  changes: ['reviews.holds'],
  summary: 'Keeps an answer for the viewer for a quarter of an hour, so that two do not check the same',
  params: ReviewId,
  reply: z.null(),
  errors: ['review_not_found', 'review_by_other', 'review_taken'],
})

export const leaveReview = endpoint({
  name: 'reviews.leaveReview',
  method: 'DELETE',
  path: '/api/teacher/check_queue/:reviewId/hold',
  audience: 'agent',
  changes: ['reviews.holds'],
  summary: 'Lets others check the answer',
  params: ReviewId,
  reply: z.null(),
  errors: ['review_not_found', 'review_by_other'],
})

export const reviewAnswer = endpoint({
  name: 'reviews.reviewAnswer',
  method: 'PUT',
  path: '/api/teacher/check_queue/:reviewId/review',
  audience: 'agent',
  changes: ['reviews.reviews', 'reviews.appeals', 'works.attempts', 'rewards.xp'],
  summary:
    'Says the points by criteria and a comment, of the same answers of others too when they are named; said again, it is corrected. In a jury it is one of two marks, or the third that decides',
  params: ReviewId,
  body: ReviewBody,
  reply: ReviewedAnswer,
  errors: [
    'review_not_found',
    'review_by_other',
    'review_closed',
    'review_taken',
    'review_marked',
    'review_settled',
    'review_points_wrong',
    'review_sheet_unknown',
    'review_appealed',
    'appeal_words_needed',
  ],
})

export const returnAnswer = endpoint({
  name: 'reviews.returnAnswer',
  method: 'POST',
  path: '/api/teacher/check_queue/:reviewId/returns',
  audience: 'agent',
  changes: ['reviews.reviews', 'works.attempts'],
  summary: 'Gives the answer back to be improved; the try is not counted',
  params: ReviewId,
  body: ReturnBody,
  reply: ReviewedAnswer,
  errors: [
    'review_not_found',
    'review_by_other',
    'review_closed',
    'review_taken',
    'review_marked',
    'review_settled',
    'review_appealed',
    'review_sheet_unknown',
    'review_not_returnable',
  ],
})

export const getLessonSolution = endpoint({
  name: 'reviews.getLessonSolution',
  method: 'GET',
  path: '/api/lessons/:lessonId/users/:userId/tasks/:taskId',
  audience: 'user',
  alsoForWeakSessions: true,
  alsoForParents: true,
  reads: ['reviews.reviews', 'works.attempts'],
  summary:
    'How a person solves a task of a lesson: for themselves, for the teacher of their class, for a methodist',
  params: z.object({ lessonId: Id, userId: Id, taskId: Id }),
  reply: LessonSolution,
  errors: ['lesson_solution_not_found'],
})
