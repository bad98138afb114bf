import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { Pool, type PoolClient } from 'pg'
import type { Sql } from '../sql.ts'
import { backupWords } from './ru.ts'
import { type DumpFacts, factsOfDump, listTables, majorVersion } from './tables.ts'
import { addressFor, BackupRefused, findTool, runTool } from './tools.ts'

/** Connections of its own: a copy takes longer than any time limit of the school's. */
export async function connectForBackup(url: string): Promise<Pool> {
  const pool = new Pool({ connectionString: url, max: 2, connectionTimeoutMillis: 10_000 })
  pool.on('error', () => {})
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    throw new BackupRefused(backupWords.noConnection((error as Error).message), { cause: error })
  }
  return pool
}

/** Dumps a consistent snapshot of the database, which `look` sees too. The school keeps working meanwhile. */
export async function dumpServer<T>(
  pool: Pool,
  url: string,
  file: string,
  look: (sql: Sql) => Promise<T>,
): Promise<{ facts: DumpFacts; seen: T }> {
  const tool = await findTool('pg_dump', await majorVersion(pool))
  const client = await pool.connect()
  try {
    // While the tool works this transaction holds the moment and says nothing.
    await client.query('set idle_in_transaction_session_timeout = 0')
    await client.query('set statement_timeout = 0')
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id')
    const seen = await look(client)
    const facts = await factsOfDump(client, 'server', tool.major)
    const { address, env } = addressFor(url)
    await runTool(
      tool,
      ['--format=custom', `--snapshot=${rows[0]!.id}`, `--file=${file}`, `--dbname=${address}`],
      env,
    )
    return { facts, seen }
  } finally {
    await client.query('rollback').catch(() => {})
    client.release()
  }
}

/** @throws BackupRefused when the copy is not for this server, the server is in use, or not empty without permission to replace it */
export async function accessTarget(pool: Pool, facts: DumpFacts, isReplacing: boolean): Promise<void> {
  const major = await majorVersion(pool)
  if (facts.major > major) throw new BackupRefused(backupWords.olderServer(facts.major, major))
  const others = await pool.query<{ who: string }>(
    `select distinct concat_ws(' ', usename, nullif(application_name, ''), client_addr) as who from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  if (others.rows.length > 0)
    throw new BackupRefused(backupWords.inUse(others.rows.map(({ who }) => who).join(', ')))
  const tables = await listTables(pool)
  if (tables.length > 0 && !isReplacing) throw new BackupRefused(backupWords.notEmptyServer(tables.length))
}

async function empty(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(nspname) as name from pg_namespace where nspname not like 'pg\\_%' and nspname <> 'information_schema'`,
  )
  await client.query('begin')
  for (const { name } of rows) await client.query(`drop schema ${name} cascade`)
  await client.query('create schema public')
  await client.query('commit')
}

/** What every new database has by itself, or only the server's administrator may say. */
const notOurs = /^\d+; \S+ \S+ (SCHEMA - public|(COMMENT|ACL) - (SCHEMA public|EXTENSION )) ?/

/** Fills the database at this address with the copy: all of it or nothing. */
export async function restoreServer(pool: Pool, url: string, file: string, facts: DumpFacts): Promise<void> {
  const tool = await findTool('pg_restore', facts.toolMajor)
  const listed = await runTool(tool, ['--list', file])
  const list = `${file}.${randomUUID()}.list`
  const client = await pool.connect()
  try {
    await writeFile(
      list,
      listed
        .split('\n')
        .filter((line) => !notOurs.test(line))
        .join('\n'),
    )
    await empty(client)
    const { address, env } = addressFor(url)
    const how = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
    await runTool(tool, [...how, `--use-list=${list}`, `--dbname=${address}`, file], env)
    await client.query('analyze')
  } finally {
    client.release()
    await rm(list, { force: true })
  }
}
