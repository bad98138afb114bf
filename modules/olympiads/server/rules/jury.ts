import type { StageState } from '../../contract/olympiad.ts'
import { openQuestionsMax } from '../../contract/clarifications.ts'
import { endOfDayAfter } from './dates.ts'

export interface AppealFacts {
  publishedAt: Date | null
  /** `null`: everybody sees their own at the finish, and nothing hangs on it. */
  resultsAt: Date | null
  appealDays: number
}

/**
 * Until when one may appeal: so many days after the results are out, to the end of the last one.
 * `null` where there is nothing to appeal against: a trial, results that are not out, a stage without appeals.
 */
export const appealUntil = ({ publishedAt, resultsAt, appealDays }: AppealFacts): Date | null =>
  publishedAt === null || resultsAt === null || appealDays === 0
    ? null
    : endOfDayAfter(publishedAt, appealDays)

/** Why the jury may not be asked; nothing when it may. Out of the contest there is no jury. */
export function askRefusal(attempt: { isUnderWay: boolean; isVirtual: boolean }, open: number) {
  if (!attempt.isUnderWay || attempt.isVirtual) return 'questions_closed'
  return open >= openQuestionsMax ? 'questions_too_many' : null
}

/** The jury speaks while somebody can hear it: till the end of the stage, and after it till the last attempt has ended. */
export const isJuryHeard = (state: StageState, hasAttemptsUnderWay: boolean): boolean =>
  state === 'running' || (state === 'checking' && hasAttemptsUnderWay)
