import { type AccessFacts, type AccessStanding, standingOf } from '@school/grants/contract'
import type { AccessState } from '../contract/course.ts'
import type { OutlineRow } from './queries.ts'

const stateOf: Record<AccessStanding, AccessState> = {
  none: 'locked_by_purchase',
  upcoming: 'locked_by_date',
  open: 'available',
  ended: 'expired',
  taken: 'taken',
}

/** The access to a course as a whole. */
export const courseAccess = (facts: AccessFacts, now: Date): AccessState => stateOf[standingOf(facts, now)]

/** Learns or has learned in it. */
export const isEnrolled = ({ accessSource }: Pick<AccessFacts, 'accessSource'>): boolean =>
  accessSource !== null

/** The first lesson is open to everyone who has signed in: try before you enrol. */
export function lessonAccess(
  facts: AccessFacts,
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
