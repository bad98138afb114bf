import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'

/** The owner of a file or a table, and its tier: 0 for packages, infinite for apps and tools. */
export interface Home {
  readonly name: string
  readonly tier: number
}

/** The module or package of a file; all other files have one owner above them. */
export function homesOfFiles(root: string): (file: string) => Home {
  const above: Home = { name: 'apps', tier: Infinity }
  const homes = new Map<string, Home>()
  const homeOf = (folder: string): Home => {
    const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as {
      name: string
      school?: { tier: number }
    }
    return { name: manifest.name, tier: manifest.school?.tier ?? 0 }
  }
  return (file) => {
    const [folder] = /^(?:modules|packages)\/[^/]+/.exec(file) ?? []
    if (folder === undefined) return above
    const home = homes.get(folder) ?? homeOf(folder)
    homes.set(folder, home)
    return home
  }
}

/** The owner of every table, by its name in the database: that of the `tables.ts` which describes it. */
export async function homesOfTables(root: string): Promise<ReadonlyMap<string, Home>> {
  const homeOf = homesOfFiles(root)
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
