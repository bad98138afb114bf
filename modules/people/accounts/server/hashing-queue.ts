import { availableParallelism } from 'node:os'
import { Unavailable } from '@school/kernel/server'
import pLimit from 'p-limit'

/**
 * A hash takes a whole core and one of the four threads that files and addresses of hosts need too: half of the cores
 * are left to those who are learning.
 */
const atOnce = Math.min(2, Math.max(1, Math.floor(availableParallelism() / 2)))
/** At thirty or forty milliseconds each the last one waits as long as people do. */
export const mostWaiting = 200

const limit = pLimit(atOnce)

/** How many wait for their turn, and how many have it. */
export const hashingQueue = (): { waiting: number; active: number } => ({
  waiting: limit.pendingCount,
  active: limit.activeCount,
})

/** Runs `hashing` when it is its turn. @throws Unavailable when too many wait already */
export async function inTurn<T>(hashing: () => Promise<T>): Promise<T> {
  if (limit.pendingCount >= mostWaiting) throw new Unavailable(5)
  return limit(hashing)
}
