import { extend, type Room } from '@school/kernel/server'
import { searchFeed } from '@school/search/server'
import { routes } from './routes.ts'
import { searchable } from './searchable.ts'

export const catalogRoom: Room = {
  name: 'catalog',
  routes,
  extensions: searchable.map((source) => extend(searchFeed, source)),
}
