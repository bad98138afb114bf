import { addDays } from '@school/texts'
import type { StageParticipation } from '../contract/index.ts'

/** Whoever looks in the morning has time to open a stage that begins in so many days. */
const soonDays = 14
/** Results are news for a week. */
const freshDays = 7
const most = 5

export type GoingOnState = 'running' | 'soon' | 'published'
type Dates = Pick<StageParticipation, 'opensAt' | 'closesAt' | 'publishedAt'>

/** What a stage is news by; `null` when it is none. @param now ISO 8601, as the stage's own instants */
export function newsOf({ opensAt, closesAt, publishedAt }: Dates, now: string): GoingOnState | null {
  const day = (instant: string) => instant.slice(0, 10)
  if (publishedAt !== null) return day(publishedAt) >= addDays(day(now), -freshDays) ? 'published' : null
  if (opensAt > now) return day(opensAt) <= addDays(day(now), soonDays) ? 'soon' : null
  return closesAt > now ? 'running' : null
}

const order: readonly GoingOnState[] = ['running', 'soon', 'published']

/** Stages of these days: those that run, the first to end before others; those to come; those whose results are out. */
export function goingOn(
  stages: readonly StageParticipation[],
  now: string,
): { stage: StageParticipation; state: GoingOnState }[] {
  const nextAt = ({ opensAt, closesAt }: Dates, state: GoingOnState) =>
    state === 'soon' ? opensAt : closesAt
  return stages
    .flatMap((stage) => {
      const state = newsOf(stage, now)
      return state ? [{ stage, state }] : []
    })
    .toSorted(
      (a, b) =>
        order.indexOf(a.state) - order.indexOf(b.state) ||
        nextAt(a.stage, a.state).localeCompare(nextAt(b.stage, b.state)),
    )
    .slice(0, most)
}
