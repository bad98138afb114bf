import { contentPart, extend, type ServerModule } from '@school/kernel/server'
import { searchFeed } from '@school/search/server'
import { pagesContent } from './content-part.ts'
import { routes } from './routes.ts'
import { searchable } from './searchable.ts'

export { builtAddress } from './content-part.ts'

export const contentPagesModule: ServerModule = {
  name: 'content-pages',
  routes,
  extensions: [extend(contentPart, pagesContent), ...searchable.map((source) => extend(searchFeed, source))],
}
