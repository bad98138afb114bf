import path from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Pool, type QueryConfig, type QueryResult, type QueryResultRow } from 'pg'
import { lockDirectory } from './lock.ts'

/** Typed queries. Inside a mutation it is the transaction: nothing else may be used there. */
export type Db = NodePgDatabase<Record<string, never>>

export type Statement = QueryConfig

/** Hand-written SQL for hot paths: a named statement is planned once per connection. */
export interface Sql {
  query<R extends QueryResultRow>(statement: Statement): Promise<QueryResult<R>>
}

export interface Database {
  readonly kind: 'embedded' | 'server'
  readonly pool: Pool
  readonly db: Db
  close(): Promise<void>
}

export const typed = (client: Sql): Db => drizzle(client as Pool, { casing: 'snake_case' })

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
export function surviveLostConnections(pool: Pool): void {
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
}

/** Opens the real PostgreSQL when there is a `url`, else the embedded one, guarded by a lock. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) {
    const pool = new Pool({
      connectionString: options.url,
      max: options.maxConnections,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
    })
    surviveLostConnections(pool)
    return { kind: 'server', pool, db: typed(pool), close: () => pool.end() }
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
