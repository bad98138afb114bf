import { extend, type Room } from '@school/kernel/server'
import { menuCount } from '@school/menu/server'
import { countHeldRegradings } from './regradings/queries.ts'
import { regradingRoutes } from './regradings/routes.ts'
import { routes } from './routes.ts'
import { stuckAttemptRoutes } from './stuck-attempts/routes.ts'

export { listGivenTimes } from './given-times.ts'
export { monitoredWorks } from './queries.ts'
export {
  type MonitoredPeople,
  type MonitoredAttemptRow,
  type MonitoredAttemptsAsked,
  everyMonitoredAttempt,
  isGoingOnSql,
  isLostSql,
  listMonitoredAttempts,
  mayGoOnSql,
  presentMonitoredAttempt,
} from './attempts.ts'
export { givenTimesTable } from './given-times-file.ts'
export { monitoredAttemptsFile } from './attempts-file.ts'
export { type ForeseenWork, regradingEffect, type RegradingEffectPart } from './regradings/effects.ts'
export { countStuckAttempts, countStuckSql } from './stuck-attempts/queries.ts'

export const monitoringRoom: Room = {
  name: 'monitoring',
  routes: [...routes, ...stuckAttemptRoutes, ...regradingRoutes],
  extensions: [extend(menuCount, { link: 'regradings', count: countHeldRegradings })],
}
