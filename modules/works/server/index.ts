import type { Room } from '@school/kernel/server'
import { accommodationRoutes } from './accommodation/routes.ts'
import { countResultsJob, mendRatings } from './results/counting.ts'
import { regradeChangedTasks, regradeStuckAttempts } from './regrading/job.ts'
import { closeOverdueRuns, publishResults } from './run/jobs.ts'
import { attemptRoutes } from './run/routes.ts'
import { stuckRunRoutes } from './stuck-runs/routes.ts'

export { accessKey, isSecretTaskSql, mayMeetTask, mayReadKeysOf, openKeys } from './keys.ts'
export { readerOf } from './rules/key-secrecy.ts'
export { putWork, removeWork, restateWork } from './load.ts'
export { listTaskTexts } from './texts.ts'
export { openTask, refusalOf } from './practice.ts'
export { type PolicyAttempt, type SolvedAct, type SolvingAct, type WorkPolicy, workPolicy } from './policy.ts'
export { presentTask } from './present.ts'
export { checkBy, promisedBy } from './rules/check-by.ts'
export { withoutTriesLeft } from './rules/task-state.ts'
export { percentOf, scoreOf } from './scoring.ts'
export { rulesOf, solutionRules, type SolutionRule, type WorkRules } from './rules/work-rules.ts'
export { presentPerson, presentPlace, presentRated } from './results/present.ts'
export { participantsSql, type RatingFilter } from './results/board.ts'
export { countResults, recountRating } from './results/counting.ts'
export { excludeRun, includeRun } from './results/exclude.ts'
export { explainPlace } from './results/explain.ts'
export { findPlace, findPlaceAround, listRating, type PlacedRow } from './results/rating.ts'
export { findShifted, listGivenTimes } from './led/given-times.ts'
export {
  ledCountsSql,
  type LedPeople,
  type LedRunRow,
  listLedRuns,
  mayGoOnSql,
  presentLedRun,
} from './led/runs.ts'
export { listPreliminary, type PreliminaryResult } from './results/preliminary.ts'
export { listRatedRegions } from './results/regions.ts'
export { listSchoolRating } from './results/schools.ts'
export {
  findJudgedAttempt,
  findJudgedRun,
  findLastRun,
  findSolved,
  type JudgedAttempt,
  listSolved,
} from './results/solved.ts'
export {
  type AttemptOnCheck,
  findOnCheck,
  findSolvedOnCheck,
  listOnCheck,
  listReviewsOfRun,
} from './results/on-check.ts'
export { leaveReview, returnAnswer, reviewAnswer, takeReview } from './reviews/actions.ts'
export {
  countReviewQueue,
  listReviewQueue,
  presentQueued,
  type ReviewOrder,
  type ReviewScope,
} from './reviews/queue.ts'
export { readReview } from './reviews/read.ts'
export { decideAppeal, fileAppeal } from './appeals/actions.ts'
export { listAppealCards, readTaskAppeals } from './appeals/read.ts'
export { seedAppeal, seedSecondLook } from './appeals/seed.ts'
export { readTries } from './results/tries.ts'
export { listWorkTasks as listTasksOf } from './queries.ts'
export { binOf, findFirstPercent, readWorkStats } from './results/stats.ts'
export { listHeldTasks, regradeAll } from './regrading/job.ts'
export { orderRegrading, regradeNext } from './regrading/regrade.ts'
export { setAccommodation } from './accommodation/actions.ts'
export { accommodationOf } from './accommodation/rules.ts'
export { withoutResult } from './run/present.ts'
export { grantTime, tellTimeGranted, type TimeGrant } from './run/allowances.ts'
export { closeRuns, isRunLate, reopenRun } from './run/reopen.ts'
export { prolongWork } from './run/prolong.ts'
export { listSavedStatuses } from './run/saved.ts'
export { turnWork } from './run/turn.ts'
export { showResults } from './run/show-results.ts'
export { openLastRunTask, readAttempt } from './run/read.ts'
export { type Entrance, readStart, startAnew, startRun } from './run/start.ts'
export { type ReviewedSeed, seedExamReview, seedReviewed, seedRunOnCheck } from './reviews/seed.ts'
export { verdictOf } from './reviews/rules.ts'
export { countStuckRuns, countStuckSql } from './stuck-runs/queries.ts'
export { seedAttempts, type AttemptSeed, seedSaved, type SavedSeed, type TaskSeed } from './seed.ts'
export { variantNumber } from './variant.ts'
export { afterAnswer, afterGiveUp, afterHint, reasonOf, type Standing, untouched } from './standing.ts'

/** Works are entered through the rooms that own them; the room itself minds the clock and says whose runs slower. */
export const worksRoom: Room = {
  name: 'works',
  routes: [...attemptRoutes, ...accommodationRoutes, ...stuckRunRoutes],
  jobs: [closeOverdueRuns, publishResults, mendRatings, regradeChangedTasks, regradeStuckAttempts],
}

/** Counts results. @param schoolsSql a query of `(user_id, organization_id)`: who learns where is known by a room beside */
export const ratingsRoom = (schoolsSql: string): Room => ({
  name: 'ratings',
  routes: [],
  jobs: [countResultsJob(schoolsSql)],
})
