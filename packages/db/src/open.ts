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

/** Opens the real PostgreSQL when there is a `url`, else the embedded one, guarded by a lock. */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  if (options.url) {
    const pool = new Pool({
      connectionString: options.url,
      max: options.maxConnections,
      // Statements that don't wait for each other share a trip: see `transaction.ts`.
      pipeline: true,
      connectionTimeoutMillis: 10_000,
      idleTimeoutMillis: 60_000,
    })
    // A connection lost while idle is replaced by the pool; without a listener it would end the process.
    pool.on('error', () => {})
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
