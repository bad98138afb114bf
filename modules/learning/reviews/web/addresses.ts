import { link, site } from '@school/routes'
import { type QueuePart, type QueueTab, wholeQueue } from './queries.ts'

export const queueAt = (tab: QueueTab = 'waiting', page = 1, part: QueuePart = wholeQueue): string =>
  link(site.lms.teacherChecking, {}, { ...part, tab, page })

/** @param checked how many were checked in a row before */
export const reviewAt = (reviewId: number, part: QueuePart = wholeQueue, checked = 0): string =>
  link(site.lms.teacherReview, { review_id: reviewId }, { ...part, checked: checked || null })

export const lessonSolutionAt = (lessonId: number, userId: number, taskId: number): string =>
  link(site.lms.lessonSolution, { lesson_id: lessonId, user_id: userId, task_id: taskId })

export const lessonAt = (courseId: number, lessonId: number): string =>
  link(site.lms.lesson, { course_id: courseId, lesson_id: lessonId })
