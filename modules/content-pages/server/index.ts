import type { Room } from '@school/kernel/server'
import { routes } from './routes.ts'
import { searchable } from './searchable.ts'

export { countContentPages } from './queries.ts'
export { loadContentPages, type PagesReport } from './load.ts'
export { type PageProblem, readContentPages, type SourcePage } from './read-pages.ts'

export const contentPagesRoom: Room = { name: 'content-pages', routes, searchable }
