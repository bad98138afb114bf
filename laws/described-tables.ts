import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { root } from './files.ts'

/** Every table described in a `tables.ts`, by its name in the database. */
export async function describedTables(): Promise<Map<string, PgTable>> {
  const files = globSync('{modules,packages}/**/tables.ts', {
    cwd: root,
    exclude: (file) => /node_modules|packages\/db/.test(file),
  })
  const tables = new Map<string, PgTable>()
  for (const file of files) {
    const module: object = await import(pathToFileURL(path.join(root, file)).href)
    for (const value of Object.values(module))
      if (is(value, PgTable)) tables.set(getTableConfig(value).name, value)
  }
  return tables
}
