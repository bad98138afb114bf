import type { Pool, PoolClient } from 'pg'

const ours = `n.nspname not like 'pg\\_%' and n.nspname <> 'information_schema' and not exists (
  select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/** Tables that keep rows, with their schema, as they are written in SQL. */
export async function listTables(sql: Pool | PoolClient): Promise<string[]> {
  const { rows } = await sql.query<{ name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and ${ours} order by 1`,
  )
  return rows.map(({ name }) => name)
}

export async function countRows(sql: Pool | PoolClient): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const name of await listTables(sql)) {
    const { rows } = await sql.query<{ count: string }>(`select count(*) as count from ${name}`)
    counts[name] = Number(rows[0]!.count)
  }
  return counts
}

/** Which migration is the newest here; `null` in a database without any. */
export async function newestMigration(sql: Pool | PoolClient): Promise<number | null> {
  const { rows } = await sql.query<{ is: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as is`,
  )
  if (!rows[0]!.is) return null
  const newest = await sql.query<{ at: string | null }>(
    'select max(created_at) as at from drizzle.__drizzle_migrations',
  )
  return newest.rows[0]!.at === null ? null : Number(newest.rows[0]!.at)
}

export async function majorVersion(sql: Pool | PoolClient): Promise<number> {
  const { rows } = await sql.query<{ version: string }>(
    `select current_setting('server_version_num') as version`,
  )
  return Math.floor(Number(rows[0]!.version) / 10_000)
}

/** Metadata of a database copy. */
export interface DumpFacts {
  kind: 'embedded' | 'server'
  /** Of PostgreSQL. */
  major: number
  /** Of the tool that wrote the copy. */
  toolMajor: number
  migration: number | null
  /** How many rows each table has. */
  tables: Record<string, number>
}

export async function factsOfDump(
  sql: Pool | PoolClient,
  kind: DumpFacts['kind'],
  toolMajor: number,
): Promise<DumpFacts> {
  return {
    kind,
    major: await majorVersion(sql),
    toolMajor,
    migration: await newestMigration(sql),
    tables: await countRows(sql),
  }
}
