import { personPart } from '@school/accounts/server'
import { extend, type Room } from '@school/kernel/server'
import { regradeChangedTasks, regradeStuckAttempts } from './job.ts'
import { regradingPart } from './person-part.ts'

export { mayBeUndoneSql, decideRegrading, undoRegrading } from './decide.ts'
export { type ForeseenAttempt, foreseeRegrading } from './foresee.ts'
export { regradeAll, type HeldTask, listHeldTasks } from './job.ts'
export { regradeNext, orderRegrading } from './regrade.ts'
export { seedHeldRegrading } from './seed.ts'

export const regradingRoom: Room = {
  name: 'regrading',
  routes: [],
  jobs: [regradeChangedTasks, regradeStuckAttempts],
  extensions: [extend(personPart, regradingPart)],
}
