import type { ServerModule } from '@school/kernel/server'
import { refreshIndex } from './refresh.ts'
import { routes } from './routes.ts'

export { type Searchable, searchFeed, type SearchSource } from './feed.ts'
export { refreshIndex, type RefreshReport } from './refresh.ts'

export const searchModule: ServerModule = {
  name: 'search',
  routes,
  jobs: [
    {
      name: 'refresh-search-index',
      schedule: '*/10 * * * *',
      summary: 'Updates the search index from the modules',
      run: async (ctx) => {
        await refreshIndex(ctx)
      },
    },
  ],
}
