import { type Call, identify } from './call.ts'
import { callerKey } from './network.ts'
import { TooManyRequests } from './refuse.ts'

interface Counted {
  readonly isAllowed: boolean
  /** The first that is not allowed in this window: whoever watches is told once. */
  readonly isFirstRefused: boolean
  /** When the window ends and counting begins anew. */
  readonly resetMs: number
}

/** Counts for all processes together; while the common store is away, in the memory of each. It never fails. */
export interface Limits {
  /** One more of `key`; no longer allowed when there were `max` of it in this window. */
  consume(key: string, max: number, windowMs: number): Promise<Counted>
  /** The last one of `key` does not count after all. */
  giveBack(key: string, max: number, windowMs: number): Promise<void>
  /** Counting of `key` begins anew. */
  forget(key: string, max: number, windowMs: number): Promise<void>
}

/** Counts a call of an endpoint that has a limit of its own. @throws TooManyRequests */
export async function countCall(call: Call): Promise<void> {
  const { ports, route, visit, security } = call
  const { name, perMinute } = route.endpoint
  if (!perMinute) return
  const identity = await identify(call)
  visit.userId = identity?.viewer.id ?? null
  const caller = callerKey(visit.userId, visit.ip)
  const { isAllowed, isFirstRefused, resetMs } = await ports.limits.consume(
    `${name}:${caller}`,
    perMinute,
    60_000,
  )
  if (isFirstRefused) security.raise('excess_rate_limit_exceeded', { reason: 'endpoint' })
  if (!isAllowed) throw new TooManyRequests(resetMs)
}
