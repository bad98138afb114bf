import { type StageTimes, stateOf } from './stage.ts'

const minuteMs = 60_000

export interface TimeAsked {
  extraMinutes: number
  shiftMinutes: number
}

/**
 * Why more time is not given. Nobody may solve what others read the solutions of already: nothing after the publication,
 * and a window ends before its hour.
 * @param shifted by how many minutes the window of the same people has been moved already
 */
export function timeRefusal(
  {
    closesAt,
    publishedAt,
    resultsAt,
  }: Pick<StageTimes, 'closesAt' | 'publishedAt'> & { resultsAt: Date | null },
  { extraMinutes, shiftMinutes }: TimeAsked,
  shifted: number,
): 'stage_published' | 'minutes_needed' | 'shift_past_results' | null {
  if (publishedAt) return 'stage_published'
  if (extraMinutes + shiftMinutes === 0) return 'minutes_needed'
  if (shiftMinutes === 0 || resultsAt === null) return null
  const ends = closesAt.getTime() + (shifted + shiftMinutes) * minuteMs
  return ends > resultsAt.getTime() ? 'shift_past_results' : null
}

/** The stage as it stands for somebody whose window was moved. */
export const movedBy = <Times extends StageTimes>(stage: Times, shiftSeconds: number): Times =>
  shiftSeconds === 0
    ? stage
    : {
        ...stage,
        opensAt: new Date(stage.opensAt.getTime() + shiftSeconds * 1000),
        closesAt: new Date(stage.closesAt.getTime() + shiftSeconds * 1000),
      }

export interface Awaited {
  attempts: number
  reviews: number
  unjudged: number
  /** Attempts that the program could not close or judge, and tries again. */
  stuck: number
  windowEndsAt: Date
}

/** Why the results can't be published now. */
export function publicationRefusal(
  stage: StageTimes,
  { attempts, reviews, windowEndsAt }: Awaited,
  now: Date,
): 'stage_published' | 'stage_not_over' | 'attempts_under_way' | 'works_unchecked' | null {
  if (stage.publishedAt) return 'stage_published'
  if (stateOf(stage, now) !== 'checking' || now < windowEndsAt) return 'stage_not_over'
  if (attempts > 0) return 'attempts_under_way'
  return reviews > 0 ? 'works_unchecked' : null
}
