import { laterBy } from '@school/homeworks/contract'

/** While a webinar is open: answers are saved, all attempts have the same end, nothing is judged before it. */
export function liveTerms(now: Date, minutes: number) {
  const closesAt = laterBy(now, minutes).toISOString()
  const window = { opensAt: now.toISOString(), closesAt, minutes, hardClose: true }
  return { mode: 'exam', solution: 'never', resultsAt: closesAt, ...window } as const
}
