import { readFile } from 'node:fs/promises'
import { Pool } from 'pg'
import { type Database, embeddedDatabase, openServer } from './open.ts'

/** A migrated and filled database, of which every test worker gets its own copy. */
export interface Template {
  /** A dump of the embedded database. */
  dumpFile?: string
  /** Administrator's address of a real PostgreSQL and the name of the template database there. */
  server?: { adminUrl: string; template: string }
}

const databaseUrl = (adminUrl: string, name: string): string => {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return url.href
}

/** Runs one administrative statement; database names can't be parameters, so they are made by us and quoted. */
export async function administer(adminUrl: string, statement: string): Promise<void> {
  const pool = new Pool({ connectionString: adminUrl, max: 1 })
  try {
    await pool.query(statement)
  } finally {
    await pool.end()
  }
}

export async function createDatabase(adminUrl: string, name: string, template?: string): Promise<string> {
  await administer(adminUrl, `drop database if exists "${name}" with (force)`)
  await administer(adminUrl, `create database "${name}"${template ? ` template "${template}"` : ''}`)
  return databaseUrl(adminUrl, name)
}

/** A database of one's own, made from the template. `name` must be unique among the workers that run now. */
export async function openCopy(template: Template, name: string): Promise<Database> {
  if (template.server) {
    const { adminUrl } = template.server
    const connectionString = await createDatabase(adminUrl, name, template.server.template)
    const database = openServer({ connectionString, max: 10 })
    const close = async () => {
      await database.close()
      await administer(adminUrl, `drop database if exists "${name}" with (force)`)
    }
    return { ...database, close }
  }
  const { openEmbedded } = await import('./embedded.ts')
  const { lite, pool } = await openEmbedded({ dump: new Blob([await readFile(template.dumpFile!)]) })
  const close = async () => {
    await pool.end()
    await lite.close()
  }
  return embeddedDatabase(pool, close)
}
