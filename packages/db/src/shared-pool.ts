import { Pool, type PoolClient, type PoolConfig } from 'pg'

/** No connection was free in time; the same request may succeed a moment later. */
class PoolBusy extends Error {
  override name = 'PoolBusy'
  readonly code = 'unavailable'
}

const busy = () => new PoolBusy('timeout exceeded when waiting for a connection')

interface Waiting {
  resolve: () => void
  timer: NodeJS.Timeout
}

/**
 * How long a change waits when `max` changes wait already; if the queue has not moved for this long, further changes are refused
 * at once.
 */
const burstMs = 500

/**
 * A pool that keeps the last connections for reads: changes that wait for a locked row or table must not block reads.
 */
export class SharedPool extends Pool {
  readonly #most: number
  readonly #patienceMs: number
  readonly #waiting = new Set<Waiting>()
  #changes = 0
  /** When a change got its turn or was over. */
  #movedAt = 0

  constructor(config: PoolConfig) {
    super(config)
    const { max } = this.options
    this.#most = Math.max(1, max - Math.max(1, Math.floor(max / 4)))
    this.#patienceMs = config.connectionTimeoutMillis ?? 0
  }

  /** Changes that wait for their turn before they request a connection. */
  get waitingChanges(): number {
    return this.#waiting.size
  }

  /** A connection for a transaction that writes; `free` gives its turn to the next. @throws PoolBusy */
  async connectForChange(): Promise<{ client: PoolClient; free: () => void }> {
    if (this.#changes >= this.#most) await this.#turn()
    else {
      this.#changes++
      this.#movedAt = performance.now()
    }
    try {
      return { client: await this.connect(), free: () => this.#next() }
    } catch (error) {
      this.#next()
      throw error
    }
  }

  #turn(): Promise<void> {
    const isJam = this.#waiting.size >= this.options.max
    if (isJam && performance.now() - this.#movedAt > burstMs) return Promise.reject(busy())
    const patienceMs = isJam ? Math.min(burstMs, this.#patienceMs || burstMs) : this.#patienceMs
    return new Promise((resolve, reject) => {
      const late = () => {
        this.#waiting.delete(waiting)
        reject(busy())
      }
      const waiting: Waiting = { resolve, timer: setTimeout(late, patienceMs || 2 ** 31 - 1) }
      this.#waiting.add(waiting)
    })
  }

  /** The turn of a change that is over goes to the one that waits longest. */
  #next(): void {
    this.#movedAt = performance.now()
    const [first] = this.#waiting
    if (!first) return void this.#changes--
    this.#waiting.delete(first)
    clearTimeout(first.timer)
    first.resolve()
  }
}
