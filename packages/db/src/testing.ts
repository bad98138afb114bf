import { readFile } from 'node:fs/promises'
import { Pool, type QueryResultRow } from 'pg'
import { type Database, embeddedDatabase, openServer } from './open.ts'
import { type Sql, type Statement, typed } from './sql.ts'
import { inTransaction, type Unit } from './transaction.ts'

export { GatheringSocket } from './gathering-socket.ts'

/** A migrated and filled database, of which every test worker gets its own copy. */
export interface Template {
  /** A dump of the embedded database. */
  dumpFile?: string
  /** Administrator's address of a real PostgreSQL, the template database there and what names of its copies begin with. */
  server?: { adminUrl: string; template: string; copies: string }
}

const databaseUrl = (adminUrl: string, name: string): string => {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one administrative statement; database names can't be parameters, so they are made by us and quoted. */
export async function administer<R extends QueryResultRow>(
  adminUrl: string,
  statement: string,
  values: unknown[] = [],
): Promise<R[]> {
  const pool = new Pool({ connectionString: adminUrl, max: 1 })
  try {
    return (await pool.query<R>(statement, values)).rows
  } finally {
    await pool.end()
  }
}

export const dropDatabase = (adminUrl: string, name: string): Promise<unknown> =>
  administer(adminUrl, `drop database if exists "${name}" with (force)`)

export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<string> {
  await dropDatabase(adminUrl, name)
  await administer(adminUrl, `create database "${name}"${template ? ` template "${template}"` : ''}`)
  return databaseUrl(adminUrl, name)
}

/** A database whose commits don't wait for the disk, which takes most of the time of a small statement: its rows are not needed after a crash. */
export async function createTestDatabase(adminUrl: string, name: string, template?: string): Promise<string> {
  const url = await createDatabase(adminUrl, name, template)
  await administer(adminUrl, `alter database "${name}" set synchronous_commit = off`)
  return url
}

const readOnlyTransaction = '25006'

/** What reads have tried to write in this process: a handler that hides the error is known all the same. */
export const refusedWrites: string[] = []

/** Each statement in a transaction that can't write. */
function readsOf(pool: Pool): Unit {
  const sql: Sql = {
    query: <R extends QueryResultRow>(statement: Statement, values = statement.values) =>
      inTransaction(pool, (unit) => unit.sql.query<R>({ ...statement, values }), 'begin read only').catch(
        (error: unknown) => {
          if ((error as { code?: string }).code === readOnlyTransaction) refusedWrites.push(statement.text)
          throw error
        },
      ),
  }
  return { sql, db: typed(sql) }
}

const withReadsThatOnlyRead = (database: Database): Database => ({
  ...database,
  reads: readsOf(database.pool),
})

/** A database of one's own, made from the template. @param word unique among the copies of this worker */
export async function openCopy(template: Template, word = ''): Promise<Database> {
  if (template.server) {
    const { adminUrl, copies } = template.server
    const name = `${copies}${process.pid}${word && `_${word}`}`
    const connectionString = await createTestDatabase(adminUrl, name, template.server.template)
    // An idle connection that is closed in the middle of a story would be a trip to the database of the story's own.
    const database = openServer({ connectionString, max: 10, idleTimeoutMillis: 0 })
    const close = async () => {
      await database.close()
      await dropDatabase(adminUrl, name)
    }
    return withReadsThatOnlyRead({ ...database, close })
  }
  const { openEmbedded } = await import('./embedded.ts')
  const { lite, pool } = await openEmbedded({ dump: new Blob([await readFile(template.dumpFile!)]) })
  const close = async () => {
    await pool.end()
    await lite.close()
  }
  return withReadsThatOnlyRead(embeddedDatabase(pool, close))
}

/** Workers exit without closing their schools: the maker of the template drops the copies they leave behind. */
export async function dropCopies({ adminUrl, copies }: NonNullable<Template['server']>): Promise<void> {
  const left = await administer<{ name: string }>(
    adminUrl,
    'select datname as name from pg_database where starts_with(datname, $1)',
    [copies],
  )
  for (const { name } of left) await dropDatabase(adminUrl, name)
}
