import { pageQuery, query } from '@school/api-client'
import { getLessonSolution, getReview, listQueue } from '../contract/index.ts'

export type QueueTab = 'waiting' | 'done'

export const queueQuery = (tab: QueueTab, page: number) =>
  pageQuery(listQueue, { query: { q: { stateEq: tab }, page } })

export const reviewQuery = (reviewId: number) => query(getReview, { params: { reviewId } })

export const lessonSolutionQuery = (lessonId: number, userId: number, taskId: number) =>
  query(getLessonSolution, { params: { lessonId, userId, taskId } })
