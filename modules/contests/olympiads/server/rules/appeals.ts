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
