import { type Database, inTransaction, type Sql, type Unit } from '@school/db'
import { PgBoss } from 'pg-boss'
import type * as z from 'zod'
import type { EventKind } from '../contract/events.ts'
import { type Job, type Listener, type Room, workCtx } from './room.ts'

/** Where events go: a row in the queue of every listener, written by the announcer's own transaction. */
export interface Announcer {
  announce<P extends z.ZodType>(unit: Unit, event: EventKind<P>, payload: z.input<P>): Promise<void>
}

export interface WorkLog {
  error(details: object, message: string): void
}

const queueOf = (listener: Listener) => `event.${listener.event.name}.${listener.name}`
const jobQueueOf = (job: Job) => `job.${job.name}`

const nobodysJob = '00000000-0000-0000-0000-000000000000'

const executor = (sql: Sql) => ({
  executeSql: async (text: string, values?: unknown[]) => sql.query({ text, ...(values ? { values } : {}) }),
})

const names = new Map<string, string>()
/**
 * The library says the same long statement for every event of a queue: it is planned once for a connection. It travels with
 * the commit; the row which the library is told of is not asked for.
 */
const announcer = (unit: Unit) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const name = names.get(text) ?? `announce_${names.size}`
    names.set(text, name)
    unit.send({ name, text, values })
    return { rows: [{ id: nobodysJob }] }
  },
})

/** The queues of listeners and jobs, on pg-boss. Any number of processes may work at them. */
export class Work implements Announcer {
  readonly #boss: PgBoss
  readonly #database: Database
  readonly #clock: () => Date
  readonly #listeners: readonly Listener[]
  readonly #jobs: readonly Job[]

  constructor(database: Database, rooms: readonly Room[], clock: () => Date, log: WorkLog, works: boolean) {
    this.#database = database
    this.#clock = clock
    this.#listeners = rooms.flatMap((room) => room.listeners ?? [])
    this.#jobs = rooms.flatMap((room) => room.jobs ?? [])
    this.#boss = new PgBoss({ db: executor(database.pool), supervise: works, schedule: works, migrate: true })
    this.#boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  }

  /** Makes the queues; with `works` also takes jobs from them. */
  async start(works: boolean): Promise<void> {
    const boss = this.#boss
    await boss.start()
    for (const listener of this.#listeners) {
      await boss.createQueue(queueOf(listener), { retryLimit: 5, retryBackoff: true })
      // Trap: the first send to a queue reads it over the root connection, and inside a transaction of the
      // embedded database (one connection) that waits for ever. A harmless first use here fills the cache.
      await boss.deleteJob(queueOf(listener), nobodysJob)
    }
    for (const job of this.#jobs) {
      await boss.createQueue(jobQueueOf(job), { retryLimit: 1, policy: 'singleton' })
      if (works) await boss.schedule(jobQueueOf(job), job.schedule)
    }
    if (!works) return
    for (const listener of this.#listeners) {
      await boss.work(queueOf(listener), { batchSize: 100, pollingIntervalSeconds: 1 }, (batch) =>
        this.#hear(listener, batch),
      )
    }
    for (const job of this.#jobs) {
      await boss.work(jobQueueOf(job), { pollingIntervalSeconds: 5 }, () => this.run(job))
    }
  }

  /** Runs a job now, whatever its schedule. */
  async run(job: Job): Promise<void> {
    await this.#inTransaction((ctx) => job.run(ctx))
  }

  /** Hears now what was announced and has not been heard: for those who don't wait for a process with jobs. @returns how many */
  async hearAnnounced(): Promise<number> {
    let heard = 0
    for (const listener of this.#listeners) {
      const waiting = await this.#boss.fetch(queueOf(listener), { batchSize: 1000 })
      if (waiting.length === 0) continue
      await this.#hear(listener, waiting)
      await this.#boss.complete(
        queueOf(listener),
        waiting.map(({ id }) => id),
      )
      heard += waiting.length
    }
    return heard
  }

  /** All at once; when that fails each by itself, so that one which cannot be heard keeps nobody waiting. */
  async #hear(listener: Listener, batch: readonly { id: string; data: unknown }[]): Promise<void> {
    const hear = (payloads: unknown[]) => this.#inTransaction((ctx) => listener.hear(ctx, payloads))
    try {
      await hear(batch.map(({ data }) => data))
    } catch (error) {
      if (batch.length === 1) throw error
      for (const { id, data } of batch) {
        await hear([data]).catch((reason: Error) => this.#boss.fail(queueOf(listener), id, reason))
      }
    }
  }

  async announce<P extends z.ZodType>(unit: Unit, event: EventKind<P>, payload: z.input<P>): Promise<void> {
    const data = event.payload.parse(payload) as object
    for (const listener of this.#listeners) {
      if (listener.event.name === event.name)
        await this.#boss.send(queueOf(listener), data, { db: announcer(unit) })
    }
  }

  async stop(): Promise<void> {
    await this.#boss.stop({ graceful: true, timeout: 10_000 })
  }

  #inTransaction(work: (ctx: Parameters<Job['run']>[0]) => Promise<void>): Promise<void> {
    return inTransaction(this.#database.pool, (unit) => work(workCtx(unit, this.#clock())))
  }
}
