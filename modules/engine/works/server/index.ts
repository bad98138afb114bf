import { personPart } from '@school/personal-data/server'
import { extend, type ServerModule } from '@school/kernel/server'
import { standingHold } from '@school/profiles/server'
import { taskMeeting } from '@school/task-reports/server'
import { accommodationRoutes } from './accommodation/routes.ts'
import { closeOverdueAttempts, publishResults } from './attempts/jobs.ts'
import { attemptRoutes } from './attempts/routes.ts'
import { mayMeetTask } from './keys.ts'
import { worksPart } from './person-part.ts'
import { workHold } from './work-hold.ts'

// Works and their tasks.
export { assignable, type AssignableRow, type AssignableSource, listAssignable } from './assignable.ts'
export { putTasks, putWork, removeWork, restateWork } from './load.ts'
export { holdWork } from './attempts/hold.ts'
export { amendWork, moveWork, prolongWork } from './attempts/prolong.ts'
export { showResults } from './attempts/show-results.ts'
export { turnWork } from './attempts/turn.ts'
export { listTaskTexts, listWorkTasks as listTasksOf } from './queries.ts'
export * as sampleTasks from './sample.ts'

// Keys.
export {
  accessKey,
  findKey,
  foreignTasks,
  isSecretTaskSql,
  listReadableTasks,
  mayReadKeysOf,
  openKeys,
} from './keys.ts'

// Attempts.
export { type Entrance, readStart, restartAttempt, startAttempt } from './attempts/start.ts'
export { openLastAttemptTask, readAttempt } from './attempts/read.ts'
export { withoutResult } from './attempts/present.ts'
export { closeAttempts, isAttemptLate, reopenAttempt } from './attempts/reopen.ts'
export { listSavedStatuses } from './attempts/saved.ts'
export { dueAttempts } from './attempts/jobs.ts'
export { openTask, refusalOf } from './practice.ts'
export * as extraTime from './attempts/extra-time.ts'

// What an attempt consists of, for modules that read results or judge answers again.
export { resultOf } from './attempts/present.ts'
export {
  attemptColumns,
  type AttemptRow,
  type AttemptTaskState,
  findWorkWithAttempt,
  listAttemptTaskStates,
} from './attempts/queries.ts'
export { listTries } from './attempts/judge.ts'
export { listTaskStates, lockAttempt } from './queries.ts'
export { announceIfClosed } from './announce-closed.ts'
export { saveRegradedState, saveRegradedVerdict } from './attempts/regraded.ts'

// Written in the transaction of an attempt (decision 041).
export * as ratingCount from './rating/index.ts'
export { isFirstResultSql, isRankedSql } from './rating/first-result.ts'
export * as reviewRecord from './reviews/index.ts'
export { isWithPeopleSql, reviewColumns, saidColumns } from './reviews/queries.ts'

export * as workSeeds from './seeds.ts'

/** Works are entered through the modules that own them; this module has endpoints for attempts and accommodations. */
export const worksModule: ServerModule = {
  name: 'works',
  routes: [...attemptRoutes, ...accommodationRoutes],
  jobs: [closeOverdueAttempts, publishResults],
  extensions: [
    extend(personPart, worksPart),
    extend(taskMeeting, mayMeetTask),
    extend(standingHold, workHold),
  ],
}
