import { type Database, inTransaction } from '@school/db'
import type { FileStore } from '@school/files/server'
import { extensionsOf, jobContext, listUnloaded, loadContent, type WholeContent } from '@school/kernel/server'
import { refreshIndex, type RefreshReport } from '@school/search/server'
import { writtenTask } from '@school/tasks/server'
import { contentParts, readRightContent } from './content.ts'
import { type DemoSize, type Proofs, seedDemoSchool } from './demo-school.ts'
import { serverModules } from './modules.ts'

export interface ContentReport {
  /** How much of what there is. */
  summaries: string[]
  /** How many were new or had changed. */
  changed: number
}

/** Loads `content/` into the database; nothing is loaded when something is wrong. @throws WrongContent */
export async function loadSchool(database: Pick<Database, 'pool'>, now: Date): Promise<ContentReport> {
  const content = readRightContent()
  const changed = await inTransaction(database.pool, ({ db }) => loadContent(db, content, now))
  await refreshSearch(database, now)
  return { summaries: content.parts.map(({ read }) => read.summary), changed }
}

/**
 * Fills an empty school once: content, demo people, six schools with their pupils, in one transaction. A school that was
 * seeded before a module had content gets the content of that module.
 * @returns false when it was there
 * @throws WrongContent
 */
export async function seedOnce(
  database: Database,
  now: Date,
  store: FileStore | null = null,
  size: DemoSize = 'small',
): Promise<boolean> {
  const unloaded = await listUnloaded(database.pool, contentParts)
  if (unloaded.size === 0) return false
  const isEmpty = unloaded.size === contentParts.filter(({ table }) => table).length
  const content = readRightContent()
  const parts = content.parts.filter(({ part }) => unloaded.has(part.name))
  await inTransaction(database.pool, async (unit) => {
    await loadContent(unit.db, { parts }, now)
    if (isEmpty) await seedDemoSchool(unit, now, proofsOf(content), store, size)
  })
  // The embedded database has no autovacuum: without statistics its plans are guesses.
  if (isEmpty) await database.pool.query('analyze')
  return isEmpty
}

const proofsOf = ({ offers }: WholeContent): Proofs =>
  new Map(offers(writtenTask).map(({ key, proof }) => [key, proof]))

/** Updates the search index from the modules: after loading content, and at the start, when a release may index things differently. */
export function refreshSearch(database: Pick<Database, 'pool'>, now: Date): Promise<RefreshReport> {
  const extensions = extensionsOf(serverModules)
  return inTransaction(database.pool, (unit) => refreshIndex(jobContext(unit, now, { extensions })))
}
