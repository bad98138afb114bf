import { globSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

/** The owner of a file or a table: the folder of a module or a package, or `apps` for all other files. */
export type Home = string

/** The module or package of a file; all other files have one owner above them. */
export const homeOf = (file: string): Home => /^(?:modules\/[^/]+|packages)\/[^/]+/.exec(file)?.[0] ?? 'apps'

/** The owner of every table, by its name in the database: that of the `tables.ts` which describes it. */
export async function homesOfTables(root: string): Promise<ReadonlyMap<string, Home>> {
  const files = globSync('{modules,packages}/**/tables.ts', {
    cwd: root,
    exclude: (file) => file.includes('node_modules') || file.startsWith('packages/db/src/backup'),
  })
  const homes = new Map<string, Home>()
  for (const file of files) {
    const tables: object = await import(pathToFileURL(path.join(root, file)).href)
    for (const table of Object.values(tables))
      if (is(table, PgTable)) homes.set(getTableName(table), homeOf(file))
  }
  return homes
}
