import type { Room } from '@school/kernel/server'
import { routes } from './routes.ts'

export const olympiadAnalyticsRoom: Room = { name: 'olympiad-analytics', routes }
