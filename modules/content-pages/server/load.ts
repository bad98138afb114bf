import type { Db } from '@school/db'
import { notInArray } from 'drizzle-orm'
import type { SourcePage } from './read-pages.ts'
import { contentPages } from './tables.ts'

/**
 * Brings the table to the folder: what has not changed is not touched, what is gone is removed.
 * @returns how many were new, had changed or were gone
 */
export async function loadContentPages(db: Db, pages: readonly SourcePage[], now: Date): Promise<number> {
  const known = new Map(
    (await db.select({ path: contentPages.path, hash: contentPages.sourceHash }).from(contentPages)).map(
      ({ path, hash }) => [path, hash],
    ),
  )
  const changed = pages.filter(({ path, sourceHash }) => known.get(path) !== sourceHash)
  for (const page of changed) {
    const set = { ...page, loadedAt: now }
    await db.insert(contentPages).values(set).onConflictDoUpdate({ target: contentPages.path, set })
  }
  const kept = pages.map(({ path }) => path)
  const gone = await db
    .delete(contentPages)
    .where(kept.length > 0 ? notInArray(contentPages.path, kept) : undefined)
    .returning({ path: contentPages.path })
  return changed.length + gone.length
}
