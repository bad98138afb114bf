import { type ContentPart, extensionPoint } from '@school/kernel/server'
import { loadContentPages } from './load.ts'
import { readContentPages, type SourcePage } from './read-pages.ts'
import { says } from './ru.ts'
import { contentPages } from './tables.ts'

/** Whoever knows the screens says whether a page with this address has one. */
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
