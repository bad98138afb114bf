import { setTimeout as pause } from 'node:timers/promises'
import { type Database, openDatabase } from '@school/db'
import { ServerProcess } from '../../bench/processes.ts'
import { freePort } from '../free-port.ts'
import { Cluster } from './cluster.ts'
import { Redis } from './redis.ts'
import { childrenOf, type Sandbox } from './sandbox.ts'

/** A fault. @param isServed whether any request was answered since its last call */
type Act = (isServed: () => boolean) => Promise<string | void>

/** A school under test, with its possible faults. */
export interface Scene {
  readonly url: string
  readonly acts: Readonly<Record<string, Act>>
  open(): Promise<void>
  stop(): Promise<void>
  /** Reads the database, for which the school may have to be stopped. */
  look<T>(ask: (database: Database) => Promise<T>): Promise<T>
  /** Time between two reads of the database. */
  readonly lookEveryMs: number
  close(): Promise<void>
}

/** The process of the school, always at the same port. */
class School {
  readonly #port: number
  readonly #settings: Record<string, string>
  readonly #sandbox: Sandbox
  #server: ServerProcess | undefined

  constructor(sandbox: Sandbox, port: number, settings: Record<string, string>) {
    this.#sandbox = sandbox
    this.#port = port
    this.#settings = {
      ...settings,
      DATA_DIR: sandbox.folder,
      DEMO: 'on',
      LIMIT_MULTIPLIER: '10000',
      LOG_LEVEL: 'silent',
    }
  }

  get url(): string {
    return `http://127.0.0.1:${this.#port}`
  }

  get pid(): number {
    return this.#server!.pid
  }

  async open(): Promise<void> {
    this.#server = await ServerProcess.start('apps/server/main.ts', this.#settings, this.#port)
    this.#sandbox.own(this.pid)
  }

  get isOpen(): boolean {
    return this.#server !== undefined
  }

  async stop(): Promise<void> {
    await this.#server?.stop()
    this.#server = undefined
  }

  readonly acts: Record<string, Act> = {
    'the primary process is killed': async () => {
      await this.#server!.kill()
      await this.open()
    },
    'the school is stopped politely and started': async () => {
      await this.stop()
      await this.open()
    },
  }
}

/** Two processes with a private PostgreSQL and Redis. */
export async function openServerScene(sandbox: Sandbox, secret: string): Promise<Scene> {
  const cluster = await Cluster.start(sandbox)
  const redis = await Redis.start(sandbox)
  const database = await openDatabase({ url: cluster.url, dataDir: '', maxConnections: 4 })
  database.pool.on('error', () => {})
  const school = new School(sandbox, await freePort(), {
    DATABASE_URL: cluster.url,
    REDIS_URL: redis.url,
    PROCESSES: '2',
    SECRET: secret,
  })
  const acts: Record<string, Act> = {
    ...school.acts,
    'one of the two processes is killed': async () => {
      const [worker] = childrenOf(school.pid)
      if (worker) process.kill(worker, 'SIGKILL')
    },
    'all connections to the database are ended': async () => {
      for (let i = 0; i < 3; i++) {
        await database.pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
        )
        await pause(200)
      }
    },
    'Redis is frozen for six seconds': async (isServed) => {
      // Waits until the previous fault is over: no request is answered while all processes start.
      do await pause(500)
      while (!isServed())
      redis.freeze()
      await pause(2000)
      isServed()
      await pause(4000)
      const surprise = isServed() ? undefined : 'no request is served while Redis is frozen'
      redis.thaw()
      return surprise
    },
    'the power of the database goes and comes': () => cluster.crash(),
  }
  return {
    url: school.url,
    acts,
    open: () => school.open(),
    stop: () => school.stop(),
    look: (ask) => ask(database),
    lookEveryMs: 2000,
    close: () => database.close().catch(() => {}),
  }
}

/** One process with an embedded database: both end together. */
export async function openEmbeddedScene(sandbox: Sandbox, secret: string): Promise<Scene> {
  const school = new School(sandbox, await freePort(), { DATABASE_URL: '', PROCESSES: '1', SECRET: secret })
  const acts: Record<string, Act> = {
    ...school.acts,
    'the process is frozen for four seconds': async () => {
      process.kill(school.pid, 'SIGSTOP')
      await pause(4000)
      process.kill(school.pid, 'SIGCONT')
    },
  }
  return {
    url: school.url,
    acts,
    open: () => school.open(),
    stop: () => school.stop(),
    async look(ask) {
      const wasOpen = school.isOpen
      await school.stop()
      const database = await openDatabase({ url: '', dataDir: sandbox.folder, maxConnections: 4 })
      try {
        return await ask(database)
      } finally {
        await database.close()
        if (wasOpen) await school.open()
      }
    },
    lookEveryMs: 60_000,
    close: async () => {},
  }
}
