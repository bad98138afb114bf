import type { AppealState } from '../../contract/appeal.ts'

/** Per attempt; an accepted appeal is returned. */
export const appealLimit = 3

export const appealsLeft = (states: readonly AppealState[]): number =>
  Math.max(0, appealLimit - states.filter((state) => state !== 'accepted').length)

export interface AppealedTask {
  /** Points in hundredths; `null` when there is no answer. */
  points: number | null
  maxPoints: number
  /** Appeals of the same task. */
  states: readonly AppealState[]
  left: number
}

/** Why a task may not be appealed against; null when it may. @param until `null`: this work has no appeals */
export function appealRefusal(
  { points, maxPoints, states, left }: AppealedTask,
  until: Date | null,
  now: Date,
) {
  if (until === null) return 'appeal_not_possible'
  if (now > until) return 'appeal_over'
  if (points === null) return 'appeal_no_answer'
  if (points >= maxPoints) return 'appeal_needless'
  if (states.includes('open')) return 'appeal_open'
  return left === 0 ? 'appeals_used_up' : null
}

/** The second review never lowers the points: fewer points keep the former ones. */
export function decisionOf(
  before: number,
  second: number,
): { state: 'accepted' | 'declined'; after: number } {
  return second > before ? { state: 'accepted', after: second } : { state: 'declined', after: before }
}

/** A jury raises or keeps the points. */
export const isAllowed = (points: number, before: number, maxPoints: number): boolean =>
  points >= before && points <= maxPoints
