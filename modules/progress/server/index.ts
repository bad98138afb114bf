import type { Room } from '@school/kernel/server'
import { routes } from './routes.ts'

export const progressRoom: Room = { name: 'progress', routes }
