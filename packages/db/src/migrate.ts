import { fileURLToPath } from 'node:url'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Pool } from 'pg'
import { typed } from './sql.ts'

const migrationsFolder = fileURLToPath(new URL('../migrations', import.meta.url))
const extensions = ['citext', 'pg_trgm', 'unaccent']
/** Any constant: processes that start together take turns at it. */
const migrationLock = 72_165_001

/** Brings the database to the newest migration. Safe to run from several processes at once. */
export async function migrateDatabase(pool: Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    for (const name of extensions) await client.query(`create extension if not exists ${name}`)
    await migrate(typed(client), { migrationsFolder })
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {})
    client.release()
  }
}

/** The newest migration of this release, as the database remembers it. */
export const newestMigrationKnown = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder }).map(({ folderMillis }) => folderMillis))
