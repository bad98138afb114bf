import type { StageState } from '../../contract/olympiad.ts'
import { openQuestionsMax } from '../../contract/clarifications.ts'
import { endOfDayAfter } from './dates.ts'

export interface AppealFacts {
  publishedAt: Date | null
  /** `null`: everybody sees their own result at the finish, and appeals do not apply. */
  resultsAt: Date | null
  appealDays: number
}

/**
 * Deadline of appeals: this many days after publication, until the end of the last day.
 * `null` where no appeals exist: a trial, unpublished results, a stage without appeals.
 */
export const appealUntil = ({ publishedAt, resultsAt, appealDays }: AppealFacts): Date | null =>
  publishedAt === null || resultsAt === null || appealDays === 0
    ? null
    : endOfDayAfter(publishedAt, appealDays)

/** Why a question to the jury is refused; `null` when it is allowed. Practice has no jury. */
export function askRefusal(attempt: { isUnderWay: boolean; isVirtual: boolean }, open: number) {
  if (!attempt.isUnderWay || attempt.isVirtual) return 'questions_closed'
  return open >= openQuestionsMax ? 'questions_too_many' : null
}

/** Whether the jury may write: until the end of the stage, then until the last attempt has ended. */
export const isJuryHeard = (state: StageState, hasAttemptsUnderWay: boolean): boolean =>
  state === 'running' || (state === 'checking' && hasAttemptsUnderWay)
