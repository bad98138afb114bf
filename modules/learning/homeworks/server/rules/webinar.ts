import type { WebinarBody, WebinarHomeworkState } from '../../contract/webinar.ts'

type Moment = Date | string | null

export interface WebinarFacts {
  openedAt: Moment
  closedAt: Moment
}

export function webinarStateOf({ openedAt, closedAt }: WebinarFacts): WebinarHomeworkState {
  if (closedAt !== null) return 'closed'
  return openedAt === null ? 'waiting' : 'open'
}

const minuteMs = 60_000
export const laterBy = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * minuteMs)

export const endOfWebinar = ({ startsAt, minutes }: Pick<WebinarBody, 'startsAt' | 'minutes'>): Date =>
  laterBy(new Date(startsAt), minutes)

/** While a webinar is open: answers are saved, all attempts have the same end, nothing is judged before it. */
export function liveTerms(now: Date, minutes: number) {
  const closesAt = laterBy(now, minutes).toISOString()
  const window = { opensAt: now.toISOString(), closesAt, minutes, hardClose: true }
  return { mode: 'exam', solution: 'never', resultsAt: closesAt, ...window } as const
}
