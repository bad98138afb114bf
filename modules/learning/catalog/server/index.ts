import { extend, type ServerModule } from '@school/kernel/server'
import { searchFeed } from '@school/search/server'
import { todayFeed } from '@school/today/server'
import { routes } from './routes.ts'
import { searchable } from './searchable.ts'
import { coursesToday } from './today.ts'

export const catalogModule: ServerModule = {
  name: 'catalog',
  routes,
  extensions: [extend(todayFeed, coursesToday), ...searchable.map((source) => extend(searchFeed, source))],
}
