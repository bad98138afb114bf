import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { setTimeout as pauseFor } from 'node:timers/promises'
import { gatherMetrics } from './metrics/processes.ts'

/** Environment variable of workers: the primary process has prepared the database. */
const preparedMark = 'SCHOOL_IS_PREPARED'
export const isPreparedByPrimary = (): boolean => cluster.isWorker && process.env[preparedMark] === 'yes'

/** How many processes serve, of how many that should: the primary sends it to the workers. */
interface Serving {
  serving: number
  wanted: number
}

const isServing = (message: unknown): message is Serving =>
  typeof message === 'object' && message !== null && 'serving' in message && 'wanted' in message

/** @returns whether as many processes serve as should, by the last message */
export function watchProcesses(): () => boolean {
  let last: Serving = { serving: 1, wanted: 1 }
  process.on('message', (message) => {
    if (isServing(message)) last = message
  })
  return () => last.serving >= last.wanted
}

/** Before a start after so many falls in a row: a second, two, four … half a minute. */
export const pauseAfter = (falls: number): number =>
  falls === 0 ? 0 : Math.min(30_000, 1000 * 2 ** (falls - 1))

/** A process that has served for so long did not fall because it can't start. */
const steadyMs = 30_000

interface Start {
  /** The database is prepared already. */
  isPrepared: boolean
  /** Whether changed sources may be built first: for a requested replacement, never after a crash. */
  mayBuild: boolean
}

/** The processes of one machine: as many as configured, one more while they are replaced. */
class Workers {
  readonly #wanted: number
  readonly #living = new Set<Worker>()
  readonly #serving = new Set<Worker>()
  readonly #leaving = new Set<Worker>()
  #falls = 0
  #isStopping = false

  constructor(wanted: number) {
    this.#wanted = wanted
  }

  /** @returns when it listens; false when it ended before */
  async #start({ isPrepared, mayBuild }: Start): Promise<boolean> {
    const worker = cluster.fork({
      [preparedMark]: isPrepared ? 'yes' : 'no',
      ...(mayBuild ? {} : { SKIP_BUILD: '1' }),
    })
    this.#living.add(worker)
    let servesSince = 0
    worker.once('exit', () => {
      this.#living.delete(worker)
      const hasServed = this.#serving.delete(worker)
      this.#reportServing()
      const isLost = hasServed && !this.#leaving.delete(worker) && !this.#isStopping
      if (isLost) {
        if (Date.now() - servesSince > steadyMs) this.#falls = 0
        void this.keep()
        this.#falls++
      }
      if (this.#isStopping && this.#living.size === 0) process.exit(0)
    })
    const isListening = await Promise.race([
      once(worker, 'listening').then(() => true),
      once(worker, 'exit').then(() => false),
    ])
    if (isListening) {
      servesSince = Date.now()
      this.#serving.add(worker)
      this.#reportServing()
    }
    return isListening
  }

  /** Starts one until it listens, after pauses that grow while it does not. */
  async keep(): Promise<void> {
    let pauseMs = pauseAfter(this.#falls)
    for (;;) {
      if (pauseMs > 0) await pauseFor(pauseMs)
      if (this.#isStopping || (await this.#start({ isPrepared: true, mayBuild: false }))) return
      pauseMs = pauseAfter(++this.#falls)
    }
  }

  #reportServing(): void {
    const message: Serving = { serving: this.#serving.size, wanted: this.#wanted }
    for (const worker of this.#serving) if (worker.isConnected()) worker.send(message, () => {})
  }

  /** Replaces each worker in turn by one that runs the code on the disk now, without an interruption of service. */
  async replace(): Promise<boolean> {
    for (const [i, old] of [...this.#serving].entries()) {
      const isFirst = i === 0
      if (!(await this.#start({ isPrepared: !isFirst, mayBuild: isFirst }))) return false
      this.#leaving.add(old)
      const ended = once(old, 'exit')
      // `disconnect` would close kept connections at once, some just as their next request is on its way.
      old.process.kill('SIGTERM')
      await ended
    }
    return true
  }

  stop(signal: NodeJS.Signals): void {
    this.#isStopping = true
    if (this.#living.size === 0) process.exit(0)
    for (const worker of this.#living) worker.process.kill(signal)
  }
}

/** Runs `count` workers: SIGHUP replaces them in turn, SIGTERM ends them. A worker that crashes, while it starts too, is started again. */
export async function supervise(count: number, onReplaced: (isDone: boolean) => void): Promise<void> {
  const workers = new Workers(count)
  gatherMetrics()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => workers.stop(signal))
  let replacing = Promise.resolve()
  process.on('SIGHUP', () => {
    replacing = replacing.then(async () => onReplaced(await workers.replace()))
  })
  await Promise.all(Array.from({ length: count }, () => workers.keep()))
}
