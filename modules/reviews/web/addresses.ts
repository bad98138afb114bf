import { link, site } from '@school/routes'
import { type QueuePart, type QueueTab, wholeQueue } from './queries.ts'

export const queueAt = (tab: QueueTab = 'waiting', page = 1, part: QueuePart = wholeQueue): string => {
  const search = searchOf(part)
  if (tab === 'done') search.set('tab', 'done')
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return `${link(site.lms.teacherChecking)}${text ? `?${text}` : ''}`
}

export const reviewAt = (reviewId: number, part: QueuePart = wholeQueue): string => {
  const text = searchOf(part).toString()
  return `${link(site.lms.teacherReview, { review_id: reviewId })}${text ? `?${text}` : ''}`
}

/** The part that an address asks for; anything strange is the whole queue. */
export function partIn(search: URLSearchParams): QueuePart {
  const homeworkId = Number(search.get('homework'))
  const by = search.get('by')
  return {
    homeworkId: Number.isInteger(homeworkId) && homeworkId > 0 ? homeworkId : null,
    by: by === 'task' || by === 'pupil' ? by : null,
  }
}

function searchOf({ homeworkId, by }: QueuePart): URLSearchParams {
  const search = new URLSearchParams()
  if (homeworkId !== null) search.set('homework', String(homeworkId))
  if (by !== null) search.set('by', by)
  return search
}

export const lessonSolutionAt = (lessonId: number, userId: number, taskId: number): string =>
  link(site.lms.lessonSolution, { lesson_id: lessonId, user_id: userId, task_id: taskId })

export const lessonAt = (courseId: number, lessonId: number): string =>
  link(site.lms.lesson, { course_id: courseId, lesson_id: lessonId })
