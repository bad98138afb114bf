import { pageQuery, query } from '@school/api-client'
import {
  getLessonSolution,
  getQueueGroups,
  getReview,
  listKeptComments,
  listQueue,
} from '../contract/index.ts'

export type QueueTab = 'waiting' | 'done'

/** What answers are chosen by, and what goes together among them. */
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

/** What the answers of a tab may be chosen by: in which order they stand and of which page they are is of no matter. */
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
