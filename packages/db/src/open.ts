import path from 'node:path'
import { Pool, type PoolConfig } from 'pg'
import { lockDirectory } from './lock.ts'
import { type Db, typed } from './sql.ts'

export interface Database {
  readonly kind: 'embedded' | 'server'
  readonly pool: Pool
  readonly db: Db
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** `postgres://…`; the embedded database when absent. */
  url?: string | undefined
  /** Where the embedded database keeps its files. */
  dataDir: string
  maxConnections: number
}

/**
 * A lost connection is told of by its statements and replaced by the pool; without listeners it would end the process:
 * an idle one says it to the pool, one in use and one that is just being closed to themselves.
 */
function surviveLostConnections(pool: Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}

/** PostgreSQL at an address. */
export function openServer(config: PoolConfig): Database {
  // With `pipeline` statements that are asked in one go don't wait for each other's answers.
  const pool = new Pool({ ...config, pipeline: true })
  surviveLostConnections(pool)
  return { kind: 'server', pool, db: typed(pool), close: () => pool.end() }
}

/** Opens the real PostgreSQL when there is a `url`, else the embedded one, guarded by a lock. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) {
    return openServer({
      connectionString: options.url,
      max: options.maxConnections,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
    })
  }
  const release = lockDirectory(options.dataDir)
  const { openEmbedded } = await import('./embedded.ts')
  const { lite, pool } = await openEmbedded({ dataDir: path.join(options.dataDir, 'postgres') })
  const close = async () => {
    await pool.end()
    await lite.close()
    release()
  }
  return { kind: 'embedded', pool, db: typed(pool), close }
}
