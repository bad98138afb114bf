import type { Course, LessonRow } from '../contract/index.ts'

/** `trial`: open before enrolling, or will be after signing in; `plain`: nothing to solve or not begun. */
export type LessonStanding = 'done' | 'started' | 'next' | 'plain' | 'trial' | 'locked'

type CourseFacts = Pick<Course, 'can' | 'nextLessonId' | 'lessons'>

/**
 * The first lesson of a free course is for everyone to try who was never in it: a guest comes to it through the sign-in page.
 */
export const isToTry = (
  { can, lessons: [first] }: Pick<Course, 'can' | 'lessons'>,
  { id, accessState }: LessonRow,
): boolean =>
  !can.learn && can.enroll && id === first?.id && ['available', 'locked_by_purchase'].includes(accessState)

/** The viewer's state in a lesson of the outline. */
export function lessonStanding(course: CourseFacts, lesson: LessonRow): LessonStanding {
  if (isToTry(course, lesson)) return 'trial'
  if (lesson.accessState !== 'available') return 'locked'
  const { done, total } = lesson.progress ?? { done: 0, total: 0 }
  if (total > 0 && done >= total) return 'done'
  if (lesson.id === course.nextLessonId) return 'next'
  return done > 0 ? 'started' : 'plain'
}

/** Every task is closed; a course without tasks is never finished by itself. */
export const isFinished = ({ progress }: Pick<Course, 'progress'>): boolean =>
  progress !== null && progress.total > 0 && progress.done >= progress.total
