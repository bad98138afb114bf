import { addDays } from '@school/texts'
import type { StageParticipation } from '../contract/index.ts'

/** Days ahead in which an upcoming stage is shown. */
const soonDays = 14
/** Days for which published results are shown. */
const freshDays = 7
const most = 5

export type GoingOnState = 'running' | 'soon' | 'published'
type Dates = Pick<StageParticipation, 'opensAt' | 'closesAt' | 'publishedAt'>

/** Why a stage is currently shown; `null` when it is not. @param now ISO 8601, as the instants of the stage */
export function newsOf({ opensAt, closesAt, publishedAt }: Dates, now: string): GoingOnState | null {
  const day = (instant: string) => instant.slice(0, 10)
  if (publishedAt !== null) return day(publishedAt) >= addDays(day(now), -freshDays) ? 'published' : null
  if (opensAt > now) return day(opensAt) <= addDays(day(now), soonDays) ? 'soon' : null
  return closesAt > now ? 'running' : null
}

const order: readonly GoingOnState[] = ['running', 'soon', 'published']

/** Current stages: running ones by their end, then upcoming ones, then those with recent results. */
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
