import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { gatherMetrics } from './metrics/processes.ts'

/** Workers are told by the environment that the database is prepared already. */
const preparedMark = 'SCHOOL_IS_PREPARED'
export const isPreparedByPrimary = (): boolean => cluster.isWorker && process.env[preparedMark] === 'yes'

/** The processes of one machine: as many as asked, one more while they are replaced. */
class Workers {
  readonly #living = new Set<Worker>()
  readonly #leaving = new Set<Worker>()
  #isStopping = false

  /** @returns when it listens; false when it ended before */
  async start(isPrepared: boolean): Promise<boolean> {
    const worker = cluster.fork({ [preparedMark]: isPrepared ? 'yes' : 'no' })
    this.#living.add(worker)
    const isNew = { value: true }
    worker.once('exit', () => {
      this.#living.delete(worker)
      const isLost = !this.#leaving.delete(worker) && !this.#isStopping && !isNew.value
      if (isLost) void this.start(true)
      if (this.#isStopping && this.#living.size === 0) process.exit(0)
    })
    const listening = await Promise.race([
      once(worker, 'listening').then(() => true),
      once(worker, 'exit').then(() => false),
    ])
    isNew.value = false
    return listening
  }

  /** Each is replaced in turn by one that runs what lies on the disk now; people notice nothing. */
  async replace(): Promise<boolean> {
    for (const [i, old] of [...this.#living].entries()) {
      if (!(await this.start(i > 0))) return false
      this.#leaving.add(old)
      const ended = once(old, 'exit')
      // Trap: `disconnect` would close kept connections at once, some just as their next request is on its way.
      old.process.kill('SIGTERM')
      await ended
    }
    return true
  }

  stop(signal: NodeJS.Signals): void {
    this.#isStopping = true
    for (const worker of this.#living) worker.process.kill(signal)
  }
}

/** Runs so many workers: SIGHUP replaces them in turn, SIGTERM ends them. A worker that fell is started again. */
export async function supervise(count: number, onReplaced: (isDone: boolean) => void): Promise<void> {
  const workers = new Workers()
  gatherMetrics()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => workers.stop(signal))
  let replacing = Promise.resolve()
  process.on('SIGHUP', () => {
    replacing = replacing.then(async () => onReplaced(await workers.replace()))
  })
  await Promise.all(Array.from({ length: count }, () => workers.start(true)))
}
