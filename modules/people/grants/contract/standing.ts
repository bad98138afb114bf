import type { AccessSource } from './grant.ts'

/** What `accessSql` finds of a person and a resource: all nothing when there never was a grant. */
export interface AccessFacts {
  readonly accessSource: AccessSource | null
  readonly accessFrom: Date | null
  readonly accessUntil: Date | null
  readonly accessTakenAt: Date | null
}

export type AccessStanding = 'none' | 'upcoming' | 'open' | 'ended' | 'taken'

/** Whether something is open now and, when it is not, why. */
export function standingOf(facts: AccessFacts, now: Date): AccessStanding {
  const { accessSource, accessFrom, accessUntil, accessTakenAt } = facts
  if (accessSource === null) return 'none'
  if (accessTakenAt) return 'taken'
  if (accessUntil && accessUntil <= now) return 'ended'
  return accessFrom && accessFrom > now ? 'upcoming' : 'open'
}
