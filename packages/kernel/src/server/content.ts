import type { Db, Sql } from '@school/db'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { type Extension, extensionPoint, type Extensions, extensionsOf } from './extension.ts'
import { allNeedsOf, type Needing, orderByNeeds } from './needs.ts'

/** Something for an author to mend. Warnings don't stop the loading. */
export interface ContentProblem {
  /** Relative to the content folder. */
  file: string
  line: number
  message: string
  severity: 'error' | 'warning'
}

/** The result of reading a part. */
export interface ContentRead<Content> {
  /** What could be read, however much is wrong. */
  readonly content: Content
  readonly problems: readonly ContentProblem[]
  /** Counts in words, for logs of checks and loads. */
  readonly summary: string
  /** Facts offered to the parts that need this one, and to readers of the whole content. */
  readonly offers?: readonly Extension[]
}

/** What a module keeps in the content folder. */
export interface ContentPart<Content = unknown> extends Needing {
  /** Empty until the part was loaded for the first time. Absent of a part that every process keeps in its memory. */
  readonly table?: PgTable
  /** Reads and checks its files. @param known what was offered by the parts that it needs */
  read(folder: string, known: Extensions): ContentRead<Content>
  /** Updates the database from the content; idempotent. @returns how many rows were new or had changed */
  load?(db: Db, content: Content, now: Date): Promise<number>
}

/** Modules with content register their part, named as the module. */
export const contentPart = extensionPoint<ContentPart>('kernel.content')

interface PartRead {
  readonly part: ContentPart
  readonly read: ContentRead<unknown>
}

/** The whole folder, or the requested part of it. */
export interface WholeContent {
  /** In the order of needs. */
  readonly parts: readonly PartRead[]
  readonly problems: readonly ContentProblem[]
  readonly offers: Extensions
}

/** @param given facts that parts may use and that are in no file */
export function readContent(
  parts: readonly ContentPart[],
  folder: string,
  given: readonly Extension[] = [],
): WholeContent {
  const read: PartRead[] = []
  const offersOf = (those: readonly PartRead[]): Extensions =>
    extensionsOf([{ extensions: given }, ...those.map((one) => ({ extensions: one.read.offers ?? [] }))])
  for (const part of orderByNeeds(parts)) {
    const needed = allNeedsOf(part, parts)
    const known = offersOf(read.filter((one) => needed.has(one.part.name)))
    read.push({ part, read: part.read(folder, known) })
  }
  return { parts: read, problems: read.flatMap((one) => one.read.problems), offers: offersOf(read) }
}

/** @returns how many were new or had changed */
export async function loadContent(
  db: Db,
  { parts }: Pick<WholeContent, 'parts'>,
  now: Date,
): Promise<number> {
  let changed = 0
  for (const { part, read } of parts) changed += (await part.load?.(db, read.content, now)) ?? 0
  return changed
}

/** Names of parts that were never loaded. */
export async function listUnloaded(sql: Sql, parts: readonly ContentPart[]): Promise<Set<string>> {
  const asked = parts.flatMap(({ table }, index) =>
    table ? [`select ${index}::int as index where not exists (select from "${getTableName(table)}")`] : [],
  )
  if (asked.length === 0) return new Set()
  const { rows } = await sql.query<{ index: number }>({ text: asked.join(' union all ') })
  return new Set(rows.map(({ index }) => parts[index]!.name))
}
