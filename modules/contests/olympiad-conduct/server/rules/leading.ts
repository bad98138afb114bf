import { type StageTimes, haveResultsBeenRead, stateOf } from '@school/olympiads/contract'

const minuteMs = 60_000

export interface TimeAsked {
  extraMinutes: number
  shiftMinutes: number
}

interface TimeLimits extends Pick<StageTimes, 'closesAt' | 'publishedAt'> {
  withdrawnBecause: string | null
  resultsAt: Date | null
  maxExtraMinutes: number
  latestEndAt: Date | null
  hardClose: boolean
  /** One entry per grade. */
  grades: readonly { minutes: number }[]
}

/**
 * Why more time is refused. Participants must not solve tasks whose solutions others can already read: nothing is given after
 * publication, and a window ends before it. The limits of the stage apply.
 * @param given how much the same people have already got
 */
export function timeRefusal(
  {
    closesAt,
    publishedAt,
    withdrawnBecause,
    resultsAt,
    maxExtraMinutes,
    latestEndAt,
    hardClose,
    grades,
  }: TimeLimits,
  { extraMinutes, shiftMinutes }: TimeAsked,
  given: TimeAsked,
):
  | 'stage_published'
  | 'minutes_needed'
  | 'extra_past_limit'
  | 'end_past_limit'
  | 'shift_past_results'
  | null {
  if (haveResultsBeenRead({ publishedAt, withdrawnBecause })) return 'stage_published'
  if (extraMinutes + shiftMinutes === 0) return 'minutes_needed'
  const extra = given.extraMinutes + extraMinutes
  if (extraMinutes > 0 && extra > maxExtraMinutes) return 'extra_past_limit'
  const closes = closesAt.getTime() + (given.shiftMinutes + shiftMinutes) * minuteMs
  const longest = hardClose ? 0 : Math.max(0, ...grades.map(({ minutes }) => minutes))
  if (latestEndAt && closes + (longest + extra) * minuteMs > latestEndAt.getTime()) return 'end_past_limit'
  return shiftMinutes > 0 && resultsAt && closes > resultsAt.getTime() ? 'shift_past_results' : null
}

/** A teacher gives time without confirmation only in a trial without diplomas. Elsewhere a methodist confirms. */
export const givesAtOnce = (
  { kind, awards }: { kind: string; awards: object | null },
  isMethodist: boolean,
): boolean => isMethodist || (kind === 'trial' && awards === null)

export interface Awaited {
  attempts: number
  reviews: number
  unjudged: number
  /** Attempts that the jobs failed to close or judge; they are retried. */
  stuck: number
  windowEndsAt: Date
}

/** Why published results can't be withdrawn. */
export function withdrawalRefusal({
  publishedAt,
  resultsAt,
}: {
  publishedAt: Date | null
  resultsAt: Date | null
}): 'stage_unpublished' | 'results_at_once' | null {
  if (publishedAt === null) return 'stage_unpublished'
  return resultsAt === null ? 'results_at_once' : null
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
