import { personPart } from '@school/personal-data/server'
import { extend, type ServerModule } from '@school/kernel/server'
import { monitoringPart } from './person-part.ts'
import { presenceBeat } from './presence/presence.ts'
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
export { noteHeard, seedPresence, writePresence } from './presence/presence.ts'
export { countStuckAttempts, countStuckSql } from './stuck-attempts/queries.ts'

export const monitoringModule: ServerModule = {
  name: 'monitoring',
  routes: [...routes, ...stuckAttemptRoutes],
  beats: [presenceBeat],
  extensions: [extend(personPart, monitoringPart)],
}
