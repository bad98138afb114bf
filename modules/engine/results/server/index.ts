import type { ServerModule } from '@school/kernel/server'
import { ownRoutes } from './own/routes.ts'

export { judgedTriesSql, isCountedSql, isWhollyJudgedSql } from './counted.ts'
export { findGivenTask } from './given-task.ts'
export { findOnCheck, listOnCheck, listReviewsOfAttempt, findSolvedOnCheck } from './on-check.ts'
export { finishedSinceSql } from './own/finished.ts'
export { type OwnAttempt, ownAttemptsSql } from './own/own-attempts.ts'
export { type OwnWorkItem, type OwnWorkSource, ownWorks } from './own/source.ts'
export { listPreliminary } from './preliminary.ts'
export { solvedTasksSql } from './solved-tasks.ts'
export {
  type JudgedAttempt,
  findLastAttempt,
  findJudgedAttempt,
  findLastJudgedAttempt,
  findRatedAttempt,
  listSolved,
  findSolved,
} from './solved.ts'
export { listGiven, readTries } from './tries.ts'

export const resultsModule: ServerModule = { name: 'results', routes: ownRoutes }
