import { endOfDay } from './dates.ts'

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
  publishedAt === null || resultsAt === null || appealDays === 0 ? null : endOfDay(publishedAt, appealDays)
