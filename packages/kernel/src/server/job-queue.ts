import { type Database, inTransaction, type Sql, type Unit } from '@school/db'
import { PgBoss } from 'pg-boss'
import type * as z from 'zod'
import type { EventKind } from '../contract/events.ts'
import { type Fault, faultOf } from '../fault.ts'
import { type Extensions, extensionsOf } from './extension.ts'
import { listFailures, noteFailure, resolveFailures } from './job-failures.ts'
import {
  type Job,
  type Listener,
  type ServerModule,
  type WalkingJob,
  type JobContext,
  jobContext,
} from './server-module.ts'
import { SecurityEvents, type SecurityLog } from './security.ts'
import { walk } from './walk.ts'

/** Where events go: a row in the queue of every listener, written by the announcer's own transaction. */
export interface Announcer {
  announce<P extends z.ZodType>(unit: Unit, event: EventKind<P>, payload: z.input<P>): Promise<void>
}

export interface JobLog {
  error(details: object, message: string): void
  readonly security: SecurityLog
}

const queueOf = (listener: Listener) => `event.${listener.event.name}.${listener.name}`
const jobQueueOf = (job: Job) => `job.${job.name}`

const absentJobId = '00000000-0000-0000-0000-000000000000'

const executor = (sql: Sql) => ({
  executeSql: async (text: string, values?: unknown[]) => sql.query({ text, ...(values ? { values } : {}) }),
})

const names = new Map<string, string>()
/** The library says the same long statement for every event of a queue: it is planned once for a connection. */
const announcer = ({ sql }: Unit) => ({
  executeSql: async (text: string, values: unknown[] = []) => {
    const name = names.get(text) ?? `announce_${names.size}`
    names.set(text, name)
    return sql.query({ name, text, values })
  },
})

/** An event in the queue of a listener. */
interface Heard {
  id: string
  data: unknown
  /** Above 0 when it has failed before. */
  retryCount?: number
}

/** The queues of listeners and jobs, on pg-boss. Any number of processes may work at them. */
export class JobQueue implements Announcer {
  readonly #boss: PgBoss
  readonly #database: Database
  readonly #clock: () => Date
  readonly #listeners: readonly Listener[]
  readonly #jobs: readonly Job[]
  readonly #extensions: Extensions
  readonly #log: JobLog
  readonly #failed = new Map<string, number>()
  #isStopping = false

  constructor(
    database: Database,
    modules: readonly ServerModule[],
    clock: () => Date,
    log: JobLog,
    works: boolean,
  ) {
    this.#database = database
    this.#clock = clock
    this.#listeners = modules.flatMap((module) => module.listeners ?? [])
    this.#jobs = modules.flatMap((module) => module.jobs ?? [])
    this.#extensions = extensionsOf(modules)
    this.#boss = new PgBoss({ db: executor(database.pool), supervise: works, schedule: works, migrate: true })
    this.#log = log
    this.#boss.on('error', (error) => log.error({ err: error }, 'job queue'))
  }

  /** Makes the queues; with `works` also takes jobs from them. */
  async start(works: boolean): Promise<void> {
    const boss = this.#boss
    await boss.start()
    for (const listener of this.#listeners) {
      await boss.createQueue(queueOf(listener), { retryLimit: 5, retryBackoff: true })
      // The first send to a queue reads it over the root connection, and inside a transaction of the
      // embedded database (one connection) that waits for ever. A harmless first use here fills the cache.
      await boss.deleteJob(queueOf(listener), absentJobId)
    }
    for (const job of this.#jobs) {
      await boss.createQueue(jobQueueOf(job), { retryLimit: 1, policy: 'singleton' })
      if (works) await boss.schedule(jobQueueOf(job), job.schedule)
    }
    if (!works) return
    for (const listener of this.#listeners) {
      await boss.work(
        queueOf(listener),
        { batchSize: 100, pollingIntervalSeconds: 1, includeMetadata: true },
        (batch) => this.#hear(listener, batch),
      )
    }
    for (const job of this.#jobs) {
      await boss.work(jobQueueOf(job), { pollingIntervalSeconds: 5 }, () =>
        this.run(job).catch((error: unknown) => {
          // The queue keeps what it is thrown.
          throw new Error(faultOf(error).code)
        }),
      )
    }
  }

  /** How often each job and listener has failed in this process. */
  get failed(): ReadonlyMap<string, number> {
    return this.#failed
  }

  /** Runs a job now, whatever its schedule. @throws what it failed with as a whole */
  async run(job: Job): Promise<void> {
    const now = this.#clock()
    try {
      await ('run' in job ? this.inTransaction((ctx) => job.run(ctx)) : this.#walk(job, now))
    } catch (error) {
      await this.#noteFailure(job.name, '', faultOf(error))
      throw error
    }
    await resolveFailures(this.#database.pool, job.name, [''], now)
  }

  async #walk(job: Extract<Job, { each: unknown }>, now: Date): Promise<void> {
    const { pool } = this.#database
    await walk(job as unknown as WalkingJob<number | string>, {
      now,
      inTransaction: (work) => this.inTransaction(work),
      failures: () => listFailures(pool, job.name),
      failed: (subject, fault) => this.#noteFailure(job.name, subject, fault),
      resolved: (subjects) => resolveFailures(pool, job.name, subjects, now),
      isStopping: () => this.#isStopping,
    })
  }

  /** Records a failure in the log and in the table. When the database is unavailable too, in the log only. */
  async #noteFailure(name: string, subject: string, fault: Fault): Promise<void> {
    this.#failed.set(name, (this.#failed.get(name) ?? 0) + 1)
    this.#log.error({ job: name, subject, fault }, 'job failed')
    await noteFailure(this.#database.pool, name, subject, fault, this.#clock()).catch((error: unknown) =>
      this.#log.error({ job: name, fault: faultOf(error) }, 'failure not kept'),
    )
  }

  /** Delivers announced events now, for callers without a process with jobs. @returns how many */
  async hearAnnounced(): Promise<number> {
    let heard = 0
    for (const listener of this.#listeners) {
      const waiting = await this.#boss.fetch(queueOf(listener), { batchSize: 1000, includeMetadata: true })
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

  /** Handles the batch at once; when that fails, each event separately, so that one bad event does not block the others. */
  async #hear(listener: Listener, batch: readonly Heard[]): Promise<void> {
    const hear = (events: readonly Heard[]) =>
      this.inTransaction((ctx) =>
        listener.hear(
          ctx,
          events.map(({ data }) => data),
        ),
      )
    const failedBefore = batch.filter(({ retryCount = 0 }) => retryCount > 0)
    try {
      await hear(batch)
      await this.#resolve(listener, failedBefore)
    } catch {
      for (const event of batch) {
        try {
          await hear([event])
          await this.#resolve(listener, failedBefore.includes(event) ? [event] : [])
        } catch (error) {
          const fault = faultOf(error)
          await this.#noteFailure(listener.name, event.id, fault)
          await this.#boss.fail(queueOf(listener), event.id, { code: fault.code })
        }
      }
    }
  }

  #resolve(listener: Listener, events: readonly Heard[]): Promise<void> {
    const ids = events.map(({ id }) => id)
    return resolveFailures(this.#database.pool, listener.name, ids, this.#clock())
  }

  async announce<P extends z.ZodType>(unit: Unit, event: EventKind<P>, payload: z.input<P>): Promise<void> {
    const data = event.payload.parse(payload) as object
    for (const listener of this.#listeners) {
      if (listener.event.name === event.name)
        await this.#boss.send(queueOf(listener), data, { db: announcer(unit) })
    }
  }

  async stop(): Promise<void> {
    this.#isStopping = true
    await this.#boss.stop({ graceful: true, timeout: 10_000 })
  }

  /** Runs like a job, for a command that does a job's work. */
  async inTransaction<T>(work: (ctx: JobContext) => Promise<T>): Promise<T> {
    const security = new SecurityEvents(this.#log.security)
    const done = await inTransaction(this.#database.pool, (unit) =>
      work(
        jobContext(unit, this.#clock(), {
          security: security.raise,
          announce: (event, payload) => this.announce(unit, event, payload),
          extensions: this.#extensions,
        }),
      ),
    )
    security.committed()
    return done
  }
}
