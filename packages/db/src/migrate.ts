import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import type { Pool, PoolClient } from 'pg'
import { UnusableDatabase } from './lock.ts'

const ownFolder = fileURLToPath(new URL('../migrations', import.meta.url))
const extensions = ['citext', 'pg_trgm', 'unaccent']
/** Any constant: processes that start together take turns at it. */
const migrationLock = 72_165_001

export interface MigrationSettings {
  folder?: string
  /** How long one try waits for a table. All who come to the table after it wait as long. */
  lockTimeoutMs?: number
  pauseMs?: number
  patienceMs?: number
}

const lockNotAvailable = '55P03'
const isLocked = (error: unknown): boolean => (error as { code?: string }).code === lockNotAvailable

async function pendingIn(client: PoolClient, folder: string): Promise<MigrationMeta[]> {
  await client.query('create schema if not exists drizzle')
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  )
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  )
  const newest = Number(rows[0]!.newest ?? 0)
  return readMigrationFiles({ migrationsFolder: folder }).filter(({ folderMillis }) => folderMillis > newest)
}

const remember = (client: PoolClient, { hash, folderMillis }: MigrationMeta) =>
  client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ])

async function apply(client: PoolClient, migration: MigrationMeta, lockTimeoutMs: number): Promise<void> {
  // A concurrent index cannot be created in a transaction; it waits for other transactions and blocks none.
  if (migration.sql.some((statement) => /\bindex concurrently\b/i.test(statement))) {
    await client.query('set lock_timeout = 0')
    for (const statement of migration.sql) await client.query(statement)
    await remember(client, migration)
    return
  }
  await client.query('begin')
  try {
    await client.query(`set local lock_timeout = ${Math.round(lockTimeoutMs)}`)
    for (const statement of migration.sql) await client.query(statement)
    await remember(client, migration)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Applies new migrations. Safe to run from several processes at once, and while the school is in use: a migration that
 * cannot lock its table gives up and retries, because everything queues behind a waiting lock.
 */
export async function migrateDatabase(
  pool: Pool,
  { folder = ownFolder, lockTimeoutMs = 1000, pauseMs = 2000, patienceMs = 300_000 }: MigrationSettings = {},
): Promise<void> {
  const client = await pool.connect()
  try {
    // Taking turns and filling a large table take as long as they take.
    await client.query('set statement_timeout = 0')
    await client.query('set lock_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [migrationLock])
    for (const name of extensions) await client.query(`create extension if not exists ${name}`)
    const until = Date.now() + patienceMs
    for (const migration of await pendingIn(client, folder)) {
      for (;;) {
        try {
          await apply(client, migration, lockTimeoutMs)
          break
        } catch (error) {
          if (!isLocked(error) || Date.now() > until) throw error
          await pause(pauseMs)
        }
      }
    }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [migrationLock]).catch(() => {})
    await client.query('reset statement_timeout').catch(() => {})
    await client.query('reset lock_timeout').catch(() => {})
    client.release()
  }
}

/**
 * For the embedded database: a release can't use the tables of a newer one. Processes of several releases may share a PostgreSQL.
 * @throws UnusableDatabase
 */
export async function refuseNewerDatabase(pool: Pool, dataDir: string): Promise<void> {
  const table = 'drizzle.__drizzle_migrations'
  const { rows: found } = await pool.query<{ isThere: boolean }>(
    'select to_regclass($1) is not null as "isThere"',
    [table],
  )
  if (!found[0]!.isThere) return
  const { rows } = await pool.query<{ newest: string | null }>(
    `select max(created_at) as newest from ${table}`,
  )
  if (Number(rows[0]!.newest ?? 0) <= newestMigrationKnown()) return
  throw new UnusableDatabase(
    `База данных в ${dataDir} создана более новой версией школы. Запустите ту версию или задайте другой DATA_DIR.`,
  )
}

/** The newest migration of this release, as the database remembers it. */
export const newestMigrationKnown = (): number =>
  Math.max(...readMigrationFiles({ migrationsFolder: ownFolder }).map(({ folderMillis }) => folderMillis))
