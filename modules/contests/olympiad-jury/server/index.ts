import { demoPart } from '@school/demo-school/server'
import { personPart } from '@school/personal-data/server'
import { extend, listener, type ServerModule } from '@school/kernel/server'
import { regradingEffect } from '@school/regrading/server'
import { taskRegraded } from '@school/regrading/contract'
import { juryWaiting, stageTable } from '@school/olympiad-conduct/server'
import { juryPart } from './clarifications/person-part.ts'
import { countWaiting } from './clarifications/waiting.ts'
import { juryOfDemo, protocolsOfDemo } from './jury/demo.ts'
import { juryRoutes } from './jury-routes.ts'
import { tablesOfJury } from './jury-tables.ts'
import { protocolFileRoutesOf, type Signing } from './protocol/file.ts'
import { keepProtocols } from './protocol/keep.ts'
import { protocolRoutes } from './protocol/routes.ts'
import { olympiadRegrading } from './regrading/foresee.ts'
import { recountRegraded } from './regrading/recount.ts'
import { resultRoutes } from './results/routes.ts'

export { isHeard } from './clarifications/actions.ts'
export { addSchoolMessage } from './clarifications/school-message.ts'

export const olympiadJuryModuleOf = (settings: Signing): ServerModule => ({
  name: 'olympiad-jury',
  routes: [...resultRoutes, ...protocolRoutes, ...juryRoutes, ...protocolFileRoutesOf(settings)],
  extensions: [
    extend(personPart, juryPart),
    extend(demoPart, juryOfDemo),
    extend(demoPart, protocolsOfDemo),
    extend(regradingEffect, olympiadRegrading),
    extend(juryWaiting, countWaiting),
    ...tablesOfJury.map((table) => extend(stageTable, table)),
  ],
  jobs: [keepProtocols],
  listeners: [listener('recount-regraded-awards', taskRegraded, recountRegraded)],
})
