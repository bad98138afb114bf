import path from 'node:path'
import { Pool, type PoolConfig } from 'pg'
import { GatheringSocket } from './gathering-socket.ts'
import { lockDirectory, UnusableDatabase } from './lock.ts'
import { SharedPool } from './shared-pool.ts'
import { type Db, typed } from './sql.ts'
import type { Unit } from './transaction.ts'

export interface Database {
  readonly kind: 'embedded' | 'server'
  readonly pool: Pool
  readonly db: Db
  /** For reads: each statement by itself. In stories it can't write (decision 030). */
  readonly reads: Unit
  /** The same for jobs, migrations and loading, which may take their time. */
  readonly patient: Pick<Database, 'pool' | 'db'>
  close(): Promise<void>
}

/** Timeouts of statements that a person waits for. */
export interface DatabaseLimits {
  /** For a connection: to be made, or to be returned to the pool. */
  connectMs: number
  /** For a lock. */
  lockMs: number
  /** For a statement; a server that does not respond is given up a second later. */
  statementMs: number
  /** For an idle transaction. */
  idleMs: number
}

export interface DatabaseOptions {
  /** `postgres://…`; the embedded database when absent. */
  url?: string | undefined
  /** Where the embedded database keeps its files. */
  dataDir: string
  maxConnections: number
  /** Those of jobs by default. */
  limits?: DatabaseLimits
}

const limitsOf = ({ connectMs, lockMs, statementMs, idleMs }: DatabaseLimits): PoolConfig => ({
  connectionTimeoutMillis: connectMs,
  lock_timeout: lockMs,
  statement_timeout: statementMs,
  query_timeout: statementMs + 1000,
  idle_in_transaction_session_timeout: idleMs,
})

const minute = 60_000
const patience: DatabaseLimits = {
  connectMs: minute,
  lockMs: minute,
  statementMs: 15 * minute,
  idleMs: 15 * minute,
}
/** A process needs few: jobs come one by one. */
const patientConnections = 4

/**
 * A lost connection fails its statements and is replaced by the pool; without listeners it would end the process: an idle connection
 * emits the error on the pool, one in use and one that is just being closed on themselves.
 */
function surviveLostConnections(pool: Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}

/** PostgreSQL at an address. */
export function openServer(config: PoolConfig, limits: DatabaseLimits = patience): Database {
  // With `pipeline` statements sent in one tick do not wait for each other's answers.
  const sending = { pipeline: true, stream: () => new GatheringSocket() }
  // PostgreSQL compiles what it believes to be long: half a second before a statement that takes fifty milliseconds.
  const planning = { options: '-c jit=off' }
  const pool = new SharedPool({ ...config, ...limitsOf(limits), ...sending, ...planning })
  const slow = new Pool({
    ...config,
    ...limitsOf(patience),
    max: patientConnections,
    ...sending,
    ...planning,
  })
  for (const each of [pool, slow]) surviveLostConnections(each)
  const close = async () => {
    await Promise.all([pool.end(), slow.end()])
  }
  const db = typed(pool)
  const patient = { pool: slow, db: typed(slow) }
  return { kind: 'server', pool, db, reads: { sql: pool, db }, patient, close }
}

/** The embedded database has one connection for everybody. */
export function embeddedDatabase(pool: Pool, close: () => Promise<void>): Database {
  const db = typed(pool)
  return { kind: 'embedded', pool, db, reads: { sql: pool, db }, patient: { pool, db }, close }
}

/**
 * Opens the real PostgreSQL when there is a `url`, else the embedded one, guarded by a lock.
 * @throws DirectoryInUse, UnusableDatabase
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) {
    const { url: connectionString, maxConnections: max, limits } = options
    return openServer({ connectionString, max, idleTimeoutMillis: minute }, limits)
  }
  const release = lockDirectory(options.dataDir)
  const { openEmbedded } = await import('./embedded.ts')
  const folder = path.join(options.dataDir, 'postgres')
  const { lite, pool } = await openEmbedded({ dataDir: folder }).catch(() => {
    release()
    throw new UnusableDatabase(
      `База данных в ${folder} не открывается: файлы повреждены или начаты другой программой. ` +
        'Восстановите её из копии (npm run restore) или уберите этот каталог: школа начнётся с пустой базы.',
    )
  })
  const close = async () => {
    await pool.end()
    await lite.close()
    release()
  }
  return embeddedDatabase(pool, close)
}
