import type { Db } from '@school/db'
import { type ContentPart, extensionPoint } from '@school/kernel/server'
import { notInArray } from 'drizzle-orm'
import { readContentPages, type SourcePage } from './read-pages.ts'
import { says } from './ru.ts'
import { contentPages } from './tables.ts'

/** Contributed by the application, which knows the screens: whether a page with this address has a screen. */
export const builtAddress = extensionPoint<(address: string) => boolean>('content-pages.built-address')

export const pagesContent: ContentPart<SourcePage[]> = {
  name: 'content-pages',
  table: contentPages,
  read(folder, known) {
    const { pages, problems } = readContentPages(folder, (address) =>
      known(builtAddress).every((isBuilt) => isBuilt(address)),
    )
    return { content: pages, problems, summary: says.summary(pages.length) }
  },
  load: loadContentPages,
}

/**
 * Updates the table to the folder: unchanged pages are not touched, pages that are gone are deleted.
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
