import { personPart } from '@school/personal-data/server'
import { extend, type ServerModule } from '@school/kernel/server'
import { menuCount } from '@school/menu/server'
import { countHeldRegradings } from './deciding/queries.ts'
import { regradingRoutes } from './deciding/routes.ts'
import { regradeChangedTasks, regradeStuckAttempts } from './job.ts'
import { regradingPart } from './person-part.ts'

export { type HeldTask, listHeldTasks, regradeAll } from './job.ts'
export { orderRegrading, regradeNext } from './regrade.ts'
export { seedHeldRegrading } from './seed.ts'
export { type ForeseenWork, regradingEffect, type RegradingEffectPart } from './deciding/effects.ts'

export const regradingModule: ServerModule = {
  name: 'regrading',
  routes: regradingRoutes,
  jobs: [regradeChangedTasks, regradeStuckAttempts],
  extensions: [
    extend(menuCount, { link: 'regradings', count: countHeldRegradings }),
    extend(personPart, regradingPart),
  ],
}
