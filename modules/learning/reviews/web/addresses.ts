import { link, site } from '@school/routes'
import { type QueuePart, type QueueTab, wholeQueue } from './queries.ts'

export const queueAt = (tab: QueueTab = 'waiting', page = 1, part: QueuePart = wholeQueue): string => {
  const search = searchOf(part)
  if (tab === 'done') search.set('tab', 'done')
  if (page > 1) search.set('page', String(page))
  const text = search.toString()
  return `${link(site.lms.teacherChecking)}${text ? `?${text}` : ''}`
}

/** @param checked how many were checked in a row before */
export const reviewAt = (reviewId: number, part: QueuePart = wholeQueue, checked = 0): string => {
  const search = searchOf(part)
  if (checked > 0) search.set('checked', String(checked))
  const text = search.toString()
  return `${link(site.lms.teacherReview, { review_id: reviewId })}${text ? `?${text}` : ''}`
}

const chosenBy = ['homework', 'work', 'task', 'class', 'school'] as const

const numberIn = (search: URLSearchParams, name: string): number | null => {
  const value = Number(search.get(name))
  return Number.isInteger(value) && value > 0 && value < 2 ** 31 ? value : null
}

export const checkedIn = (search: URLSearchParams): number => numberIn(search, 'checked') ?? 0

/** Part of the queue from an address; invalid values select the whole queue. */
export function partIn(search: URLSearchParams): QueuePart {
  const by = search.get('by')
  const part = { ...wholeQueue, by: by === 'task' || by === 'pupil' ? by : null } as const
  return { ...part, ...Object.fromEntries(chosenBy.map((name) => [name, numberIn(search, name)])) }
}

function searchOf(part: QueuePart): URLSearchParams {
  const search = new URLSearchParams()
  for (const name of chosenBy) if (part[name] !== null) search.set(name, String(part[name]))
  if (part.by !== null) search.set('by', part.by)
  return search
}

export const lessonSolutionAt = (lessonId: number, userId: number, taskId: number): string =>
  link(site.lms.lessonSolution, { lesson_id: lessonId, user_id: userId, task_id: taskId })

export const lessonAt = (courseId: number, lessonId: number): string =>
  link(site.lms.lesson, { course_id: courseId, lesson_id: lessonId })
