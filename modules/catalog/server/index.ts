import type { Room } from '@school/kernel/server'
import { routes } from './routes.ts'
import { searchable } from './searchable.ts'

export const catalogRoom: Room = { name: 'catalog', routes, searchable }
