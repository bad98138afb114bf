import type { AccessState } from '../contract/course.ts'
import type { OutlineRow } from './queries.ts'

/** What decides a viewer's access to a course. */
export interface EnrollmentFacts {
  isEnrolled: boolean
  enrolledFrom: Date | null
  enrolledUntil: Date | null
}

/** The access to a course as a whole. */
export function courseAccess(facts: EnrollmentFacts, now: Date): AccessState {
  if (!facts.isEnrolled) return 'locked_by_purchase'
  if (facts.enrolledFrom && facts.enrolledFrom > now) return 'locked_by_date'
  if (facts.enrolledUntil && facts.enrolledUntil <= now) return 'expired'
  return 'available'
}

/** The first lesson is open to everyone who has signed in: try before you enrol. */
export function lessonAccess(
  facts: EnrollmentFacts,
  lesson: { isFirst: boolean },
  isSignedIn: boolean,
  now: Date,
): AccessState {
  const state = courseAccess(facts, now)
  return state === 'locked_by_purchase' && lesson.isFirst && isSignedIn ? 'available' : state
}

/** The first open lesson with tasks left; nothing when all are done. */
export const nextLesson = <L extends Pick<OutlineRow, 'tasksCount' | 'doneCount'>>(
  open: readonly L[],
): L | undefined => open.find((lesson) => lesson.doneCount < lesson.tasksCount)

/** A certificate is for those who have solved six tenths: giving everything up is not learning. */
export const earnsCertificate = ({ solved, total }: { solved: number; total: number }): boolean =>
  total > 0 && solved * 10 >= total * 6
