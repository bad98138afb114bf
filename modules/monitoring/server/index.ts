import type { Room } from '@school/kernel/server'
import { routes } from './routes.ts'
import { stuckRunRoutes } from './stuck-runs/routes.ts'

export { findShifted, listGivenTimes } from './given-times.ts'
export { type MonitoredWorks, monitoredWorks } from './queries.ts'
export {
  runCountsSql,
  type MonitoredPeople,
  type MonitoredRunRow,
  type MonitoredRunsAsked,
  everyMonitoredRun,
  listMonitoredRuns,
  mayGoOnSql,
  presentMonitoredRun,
} from './runs.ts'
export { monitoredRunsFile } from './runs-file.ts'
export { countStuckRuns, countStuckSql } from './stuck-runs/queries.ts'

export const monitoringRoom: Room = { name: 'monitoring', routes: [...routes, ...stuckRunRoutes] }
