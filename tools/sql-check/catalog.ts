import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { migrateDatabase } from '@school/db'
import { openEmbedded } from '@school/db/embedded'
import { getConstructionPlans } from 'pg-boss'
import type { Catalog } from './shape.ts'

export const cacheOf = (root: string): string => path.join(root, 'node_modules/.cache/sql-check')

/** Changes with the migrations and with the version of PGlite. */
export function schemaKey(root: string): string {
  const folder = path.join(root, 'packages/db/migrations')
  const hash = createHash('sha256')
  hash.update(readFileSync(path.join(root, 'node_modules/@electric-sql/pglite/package.json')))
  for (const file of readdirSync(folder).toSorted())
    if (file.endsWith('.sql')) hash.update(file).update(readFileSync(path.join(folder, file)))
  return hash.digest('hex').slice(0, 16)
}

/** Writes a file of the cache in one step: two runs at once never read half a file. */
export function writeCache(file: string, content: string | Buffer): void {
  mkdirSync(path.dirname(file), { recursive: true })
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, content)
  renameSync(draft, file)
}

/** An embedded database with all migrations, the tables of the job queue and no rows. A dump is kept for each set of migrations. */
export async function openSchema(root: string): Promise<PGlite> {
  const dump = path.join(cacheOf(root), `${schemaKey(root)}.tar`)
  if (existsSync(dump)) return (await openEmbedded({ dump: new Blob([readFileSync(dump)]) })).lite
  const { lite, pool } = await openEmbedded()
  await migrateDatabase(pool)
  await lite.exec(getConstructionPlans())
  writeCache(dump, Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer()))
  return lite
}

interface Attribute {
  readonly relation: number
  readonly number: number
  readonly name: string
  readonly isRequired: boolean
  readonly table: string
}

export async function readCatalog(lite: PGlite): Promise<Catalog> {
  const rows = async <Row>(sql: string): Promise<Row[]> => (await lite.query<Row>(sql)).rows
  const attributes = await rows<Attribute>(
    `select attrelid::int as relation, attnum as number, attname as name, attnotnull as "isRequired", relname as table
      from pg_attribute join pg_class c on c.oid = attrelid
      where attnum > 0 and not attisdropped and relkind in ('r', 'v', 'm', 'p')`,
  )
  const functions = await rows<{ oid: number; name: string; isStrict: boolean }>(
    `select oid::int as oid, proname as name, proisstrict as "isStrict" from pg_proc`,
  )
  const types = await rows<{ oid: number; name: string }>(
    `select oid::int as oid, format_type(oid, null) as name from pg_type`,
  )
  const checks = await rows<{ relation: number; text: string }>(
    `select conrelid::int as relation, pg_get_constraintdef(oid) as text from pg_constraint where contype = 'c'`,
  )
  const keyOf = ({ relation, number }: Attribute): string => `${relation}.${number}`
  const keys = new Map(attributes.map((one) => [`${one.relation} ${one.name}`, keyOf(one)]))
  const implied = new Map<string, string[]>()
  for (const { relation, text } of checks)
    for (const [, from, to] of text.matchAll(/(?<!NOT )\(\((\w+) IS NULL\) OR \((\w+) IS NOT NULL\)\)/g)) {
      const key = keys.get(`${relation} ${from}`)!
      implied.set(key, [...(implied.get(key) ?? []), keys.get(`${relation} ${to}`)!])
    }
  return {
    implied,
    required: new Set(attributes.filter(({ isRequired }) => isRequired).map(keyOf)),
    columns: new Map(attributes.map((one) => [keyOf(one), { table: one.table, column: one.name }])),
    tables: new Map(attributes.map(({ relation, table }) => [relation, table])),
    functions: new Map(functions.map(({ oid, name, isStrict }) => [oid, { name, isStrict }])),
    typeNames: new Map(types.map(({ oid, name }) => [oid, name])),
  }
}
