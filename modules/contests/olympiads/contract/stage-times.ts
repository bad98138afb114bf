import type { StageState } from './olympiad.ts'

export interface StageTimes {
  opensAt: Date
  closesAt: Date
  publishedAt: Date | null
  cancelledAt: Date | null
}

/** Publication does not depend on the clock: the table must be complete and the awards given. */
export function stateOf({ opensAt, closesAt, publishedAt, cancelledAt }: StageTimes, now: Date): StageState {
  if (cancelledAt) return 'cancelled'
  if (publishedAt) return 'published'
  if (now < opensAt) return 'announced'
  return now < closesAt ? 'running' : 'checking'
}

export interface ParticipationFacts {
  startedAt: Date | null
  finishedAt: Date | null
  judgedAt: Date | null
  deadlineAt: Date | null
}

/** Begun, not finished, and within the time limit. */
export const isUnderWay = ({ startedAt, finishedAt, deadlineAt }: ParticipationFacts, now: Date): boolean =>
  startedAt !== null && finishedAt === null && (deadlineAt === null || deadlineAt > now)

export interface EntryRules {
  entry: 'open' | 'code' | 'by_result'
  requiresTrial: boolean
}

/** Window of the stage for a person with a shifted window. */
export const movedBy = <Times extends StageTimes>(stage: Times, shiftSeconds: number): Times =>
  shiftSeconds === 0
    ? stage
    : {
        ...stage,
        opensAt: new Date(stage.opensAt.getTime() + shiftSeconds * 1000),
        closesAt: new Date(stage.closesAt.getTime() + shiftSeconds * 1000),
      }

/** Solutions were open at some time, even if they are hidden now: a new attempt would be unfair. */
export const haveResultsBeenRead = ({
  publishedAt,
  withdrawnBecause,
}: {
  publishedAt: Date | null
  withdrawnBecause: string | null
}): boolean => publishedAt !== null || withdrawnBecause !== null

/** Schedule of a stage: set by a methodist for a new one, and changed later. */
export interface StageTerms {
  opensAt: Date
  closesAt: Date
  /** `null`: everybody sees their own result at the finish. */
  resultsAt: Date | null
  grades: readonly { gradeIndex: number; minutes: number }[]
}
