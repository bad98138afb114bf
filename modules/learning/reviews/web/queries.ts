import { pageQuery, query } from '@school/api-client'
import {
  getLessonSolution,
  getQueueGroups,
  getReview,
  listKeptComments,
  listQueue,
} from '../contract/index.ts'

export type QueueTab = 'waiting' | 'done'

/** Filters and grouping of the queue. */
export interface QueuePart {
  homework: number | null
  work: number | null
  task: number | null
  class: number | null
  school: number | null
  by: 'task' | 'pupil' | null
}
export const wholeQueue: QueuePart = {
  homework: null,
  work: null,
  task: null,
  class: null,
  school: null,
  by: null,
}

const filtersOf = ({ homework, work, task, class: schoolClass, school, by }: QueuePart) => ({
  ...(homework === null ? {} : { homeworkIdEq: homework }),
  ...(work === null ? {} : { workIdEq: work }),
  ...(task === null ? {} : { taskEq: task }),
  ...(schoolClass === null ? {} : { schoolClassIdEq: schoolClass }),
  ...(school === null ? {} : { organizationIdEq: school }),
  ...(by === null ? {} : { byEq: by }),
})

/** Filters of a tab; independent of order and page. */
export const queueGroupsQuery = (tab: QueueTab, { homework, work, school }: QueuePart) =>
  query(getQueueGroups, {
    query: { q: { stateEq: tab, ...filtersOf({ ...wholeQueue, homework, work, school }) } },
  })

export const queueQuery = (tab: QueueTab, page: number, part: QueuePart = wholeQueue) =>
  pageQuery(listQueue, { query: { q: { stateEq: tab, ...filtersOf(part) }, page } })

export const reviewQuery = (reviewId: number, part: QueuePart = wholeQueue) =>
  query(getReview, { params: { reviewId }, query: { q: filtersOf(part) } })

export const lessonSolutionQuery = (lessonId: number, userId: number, taskId: number) =>
  query(getLessonSolution, { params: { lessonId, userId, taskId } })

export const keptCommentsQuery = query(listKeptComments, {})
