import type { Outcome, Verdict } from '@school/tasks/contract'

/** Points are stored in hundredths: integers have no rounding errors and are compared exactly. */
export const pointUnit = 100

const outcomeOf = (share: number): Outcome => (share >= 1 ? 'right' : share > 0 ? 'partial' : 'wrong')

/** A review as a verdict: afterwards the answer is handled like any other. */
export function verdictOfPoints(points: number, maxPoints: number): Verdict {
  const share = maxPoints === 0 ? 0 : points / maxPoints
  return { outcome: outcomeOf(share), share, parts: [], feedback: null }
}
