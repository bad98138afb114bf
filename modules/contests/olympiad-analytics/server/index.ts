import type { ServerModule } from '@school/kernel/server'
import { routes } from './routes.ts'

export const olympiadAnalyticsModule: ServerModule = { name: 'olympiad-analytics', routes }
