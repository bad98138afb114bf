import type { Limits } from '@school/kernel/server'
import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import type { CommonRedis } from './redis.ts'

interface Counter {
  common: RateLimiterRedis | undefined
  own: RateLimiterMemory
}

/** @param multiplier widens all limits: tests and load runs come from one address */
export function limitsOf(multiplier: number, redis: CommonRedis | undefined): Limits {
  const counters = new Map<string, Counter>()

  function counterOf(max: number, windowMs: number): Counter {
    const name = `${max}/${windowMs}`
    const known = counters.get(name)
    if (known) return known
    const options = { keyPrefix: `limit:${name}`, points: max * multiplier, duration: windowMs / 1000 }
    const made = {
      common: redis && new RateLimiterRedis({ ...options, storeClient: redis.client }),
      own: new RateLimiterMemory(options),
    }
    counters.set(name, made)
    return made
  }

  async function count({ common, own }: Counter, key: string): Promise<RateLimiterRes> {
    if (!common || !redis?.isThere) return own.consume(key)
    try {
      return await redis.ask(() => common.consume(key))
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error
      return own.consume(key)
    }
  }

  /** The counter may have moved between Redis and the memory meanwhile: both are changed. */
  async function change(
    { common, own }: Counter,
    by: (counter: RateLimiterRedis | RateLimiterMemory) => Promise<unknown>,
  ): Promise<void> {
    await by(own)
    if (common && redis?.isThere) await redis.ask(() => by(common)).catch(() => {})
  }

  return {
    async consume(key, max, windowMs) {
      try {
        const { msBeforeNext } = await count(counterOf(max, windowMs), key)
        return { isAllowed: true, isFirstRefused: false, resetMs: msBeforeNext }
      } catch (error) {
        if (!(error instanceof RateLimiterRes)) throw error
        const isFirstRefused = error.consumedPoints === max * multiplier + 1
        return { isAllowed: false, isFirstRefused, resetMs: error.msBeforeNext }
      }
    },
    giveBack: (key, max, windowMs) => change(counterOf(max, windowMs), (counter) => counter.reward(key)),
    forget: (key, max, windowMs) => change(counterOf(max, windowMs), (counter) => counter.delete(key)),
  }
}
