import { pageQuery, query } from '@school/api-client'
import { getLessonSolution, getReview, listQueue } from '../contract/index.ts'

export type QueueTab = 'waiting' | 'done'

/** One homework alone, and what goes together in it. */
export interface QueuePart {
  homeworkId: number | null
  by: 'task' | 'pupil' | null
}
export const wholeQueue: QueuePart = { homeworkId: null, by: null }

const filtersOf = ({ homeworkId, by }: QueuePart) => ({
  ...(homeworkId === null ? {} : { homeworkIdEq: homeworkId }),
  ...(by === null ? {} : { byEq: by }),
})

export const queueQuery = (tab: QueueTab, page: number, part: QueuePart = wholeQueue) =>
  pageQuery(listQueue, { query: { q: { stateEq: tab, ...filtersOf(part) }, page } })

export const reviewQuery = (reviewId: number, part: QueuePart = wholeQueue) =>
  query(getReview, { params: { reviewId }, query: { q: filtersOf(part) } })

export const lessonSolutionQuery = (lessonId: number, userId: number, taskId: number) =>
  query(getLessonSolution, { params: { lessonId, userId, taskId } })
