import type { Room } from '@school/kernel/server'
import { answers } from './routes.ts'
import { searchable } from './searchable.ts'

export const catalogRoom: Room = { name: 'catalog', answers, searchable }
