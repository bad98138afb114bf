import { link, site } from '@school/routes'
import type { QueueTab } from './queries.ts'

export const queueAt = (tab: QueueTab = 'waiting', page = 1): string => {
  const search = new URLSearchParams()
  if (tab === 'done') search.set('tab', 'done')
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return `${link(site.lms.teacherChecking)}${text ? `?${text}` : ''}`
}

export const reviewAt = (reviewId: number): string => link(site.lms.teacherReview, { review_id: reviewId })

export const lessonSolutionAt = (lessonId: number, userId: number, taskId: number): string =>
  link(site.lms.lessonSolution, { lesson_id: lessonId, user_id: userId, task_id: taskId })

export const lessonAt = (courseId: number, lessonId: number): string =>
  link(site.lms.lesson, { course_id: courseId, lesson_id: lessonId })
