import { AsyncLocalStorage } from 'node:async_hooks'
import type { Pool, PoolClient } from 'pg'

type Query = (...statement: unknown[]) => Promise<unknown>

/** One of the calls that go in step. */
class Walker {
  /** Statements that wait for the next step. */
  readonly waiting: (() => void)[] = []
  inDatabase = 0
  steps = 0
  isOver = false
  /** The next step may free locks. */
  isEnding = false

  step(): void {
    this.steps++
    this.isEnding = false
    for (const send of this.waiting.splice(0)) send()
  }
}

/** A call that begins some steps before the others. */
export interface Lead {
  readonly index: number
  readonly steps: number
}

/** How long a call is waited for that neither sends statements nor waits for the database: it may wait for another call in memory. */
const stallMs = 200
/** How long an answer of the database is waited for. */
const answerMs = 5000

/**
 * Runs calls so that their writing transactions send statements in step: the next statements of all are sent when every call has one ready, is over,
 * or waits for a lock or for a connection. What all of them read is then read before any of them has written, unless a lock prevents it.
 */
export class Lockstep {
  readonly #storage = new AsyncLocalStorage<Walker>()
  readonly #pools: readonly Pool[]
  readonly #countHeld: () => Promise<number>
  readonly #lead: Lead
  readonly #walkers: Walker[] = []
  /** Calls that were seen to wait for locks or connections since the last end of a transaction. */
  #held = new Set<Walker>()

  /** @param countHeld how many statements wait for locks or connections now */
  constructor(pools: readonly Pool[], countHeld: () => Promise<number>, lead: Lead) {
    this.#pools = pools
    this.#countHeld = countHeld
    this.#lead = lead
  }

  async run(calls: readonly (() => Promise<unknown>)[]): Promise<PromiseSettledResult<unknown>[]> {
    const restore = this.#pools.map((pool) => this.#guard(pool))
    try {
      const replies = calls.map((call) => {
        const walker = new Walker()
        this.#walkers.push(walker)
        return this.#storage.run(walker, call).finally(() => (walker.isOver = true))
      })
      const settled = Promise.allSettled(replies)
      await this.#walk()
      return await settled
    } finally {
      for (const each of restore) each()
    }
  }

  async #walk(): Promise<void> {
    let movedAt = performance.now()
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 1))
      const live = this.#walkers.filter(({ isOver }) => !isOver)
      if (live.length === 0) return
      const ready = live.filter(({ waiting }) => waiting.length > 0)
      if (ready.length === 0) continue
      const others = live.filter(({ waiting }) => waiting.length === 0)
      const patienceMs = others.some(({ inDatabase }) => inDatabase > 0) ? answerMs : stallMs
      const isStalled = performance.now() - movedAt > patienceMs
      const leader = this.#walkers[this.#lead.index]
      const isAhead = leader && !leader.isOver && leader.steps < this.#lead.steps
      if (isAhead && !isStalled) {
        if (leader.waiting.length === 0) continue
        leader.step()
      } else {
        if (!isStalled && !(await this.#areHeld(others))) continue
        if (ready.some(({ isEnding }) => isEnding)) this.#held.clear()
        for (const walker of ready) walker.step()
      }
      movedAt = performance.now()
    }
  }

  /** Whether all these wait for something that only a further step of the others gives. */
  async #areHeld(others: readonly Walker[]): Promise<boolean> {
    if (others.every((one) => this.#held.has(one))) return true
    if ((await this.#countHeld()) < others.length) return false
    this.#held = new Set(others)
    return true
  }

  /** @returns what takes the guard away */
  #guard(pool: Pool): () => void {
    const connect = pool.connect.bind(pool) as (...callback: unknown[]) => Promise<PoolClient>
    const guarded = async (...callback: unknown[]) => {
      const walker = this.#storage.getStore()
      if (callback.length > 0 || !walker) return connect(...callback)
      return inStep(await connect(), walker)
    }
    Object.assign(pool, { connect: guarded })
    return () => void Reflect.deleteProperty(pool, 'connect')
  }
}

/** The connection until its release. Reads, which begin a transaction of another kind or none, are not delayed. */
function inStep(client: PoolClient, walker: Walker): PoolClient {
  const query = client.query.bind(client) as Query
  const release = client.release
  let isWriting: boolean | undefined
  const guarded: Query = async (...statement) => {
    const { text } = statement[0] as { text?: string }
    isWriting ??= text === 'begin'
    if (!isWriting) return query(...statement)
    if (text === 'commit' || text === 'rollback') walker.isEnding = true
    await new Promise<void>((resolve) => walker.waiting.push(resolve))
    walker.inDatabase++
    return query(...statement).finally(() => walker.inDatabase--)
  }
  Object.assign(client, {
    query: guarded,
    release: (isBroken?: boolean) => {
      Reflect.deleteProperty(client, 'query')
      release.call(client, isBroken)
    },
  })
  return client
}
