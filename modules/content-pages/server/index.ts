import { extend, type Room } from '@school/kernel/server'
import { searchFeed } from '@school/search/server'
import { routes } from './routes.ts'
import { searchable } from './searchable.ts'

export { countContentPages } from './queries.ts'
export { loadContentPages, type PagesReport } from './load.ts'
export { type PageProblem, readContentPages, type SourcePage } from './read-pages.ts'

export const contentPagesRoom: Room = {
  name: 'content-pages',
  routes,
  extensions: searchable.map((source) => extend(searchFeed, source)),
}
