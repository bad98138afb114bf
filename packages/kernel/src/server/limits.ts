import { isIPv6 } from 'node:net'
import { type Asked, identify } from './asked.ts'
import { TooManyRequests } from './refuse.ts'

interface Counted {
  readonly isAllowed: boolean
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

/** Whoever holds an IPv6 network has 2^64 addresses of it. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address
  if (address.startsWith('::ffff:') && address.includes('.')) return address.slice('::ffff:'.length)
  const [head = '', tail] = address.split('%')[0]!.split('::')
  const left = head.split(':').filter(Boolean)
  const right = (tail ?? '').split(':').filter(Boolean)
  const middle = tail === undefined ? [] : Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...middle, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** As whom a call is counted: the person of a verified session, everybody else by address. */
export const callerKey = (userId: number | null | undefined, address: string): string =>
  userId ? `user:${userId}` : `address:${networkOf(address)}`

/** Counts a call of an endpoint that has a limit of its own. @throws TooManyRequests */
export async function countCall(asked: Asked): Promise<void> {
  const { ports, binding, visit } = asked
  const { name, perMinute } = binding.endpoint
  if (!perMinute) return
  const identity = await identify(asked)
  const caller = callerKey(identity ? identity.viewer.id : null, visit.ip)
  const { isAllowed, resetMs } = await ports.limits.consume(`${name}:${caller}`, perMinute, 60_000)
  if (!isAllowed) throw new TooManyRequests(resetMs)
}
