import { personPart } from '@school/accounts/server'
import { extend, type Room } from '@school/kernel/server'
import { standingHold } from '@school/profiles/server'
import { taskMeeting } from '@school/task-reports/server'
import { accommodationRoutes } from './accommodation/routes.ts'
import { presenceBeat } from './presence/presence.ts'
import { mayMeetTask } from './keys.ts'
import { regradeChangedTasks, regradeStuckAttempts } from './regrading/job.ts'
import { closeOverdueAttempts, publishResults } from './attempts/jobs.ts'
import { attemptRoutes } from './attempts/routes.ts'
import { ownRoutes } from './own/routes.ts'
import { worksPart } from './person-part.ts'
import { workHold } from './work-hold.ts'

export {
  accessKey,
  findKey,
  foreignTasks,
  isSecretTaskSql,
  listReadableTasks,
  mayReadKeysOf,
  openKeys,
} from './keys.ts'
export { finishedSinceSql } from './own/finished.ts'
export { type Sitting, sittingsSql } from './own/sittings.ts'
export { assignable, type AssignableRow, type AssignableSource, listAssignable } from './assignable.ts'
export { type OwnWorkItem, ownWorks, type OwnWorkSource } from './own/source.ts'
export { isTeaching } from './rules/key-secrecy.ts'
export { readerOf } from './rules/key-secrecy.ts'
export { putTasks, putWork, removeWork, restateWork } from './load.ts'
export { openTask, refusalOf } from './practice.ts'
export { judgeSample, presentSample, solutionOfSample } from './sample.ts'
export {
  type Judging,
  type JurySql,
  jurySql,
  type PolicyAttempt,
  findWorkPlaces,
  policyOf,
  type SolvedAct,
  type SolvingAct,
  toldAttemptsSql,
  type WithPolicies,
  type WorkPlace,
  type WorkPolicy,
  workNamesSql,
  workPolicy,
} from './policy.ts'
export { presentTask } from './present.ts'
export { checkBy } from './rules/check-by.ts'
export { withoutTriesLeft } from './task-state.ts'
export { percentOf, percentSql, scoreOf } from './scoring.ts'
export { isFirstResultSql, isRankedSql } from './results/first-result.ts'
export {
  isSavedUntilFinish,
  practiceRules,
  rulesOf,
  solutionRules,
  type SolutionRule,
  type WorkRules,
} from './rules/work-rules.ts'
export {
  bestOfSchool,
  countResults,
  countResultsJob,
  everybody,
  everywhere,
  type FindSchools,
  mendRatings,
  rateAttempts,
  recountRating,
  sliceBits,
  takeResultBack,
  whole,
} from './results/counting.ts'
export { excludeAttempt, includeAttempt } from './results/exclude.ts'
export { solvedTasksSql } from './results/solved-tasks.ts'
export { listPreliminary, type PreliminaryResult } from './results/preliminary.ts'
export {
  findJudgedAttempt,
  findLastJudgedAttempt,
  findLastAttempt,
  findRatedAttempt,
  findSolved,
  type JudgedAttempt,
  listSolved,
} from './results/solved.ts'
export {
  type AttemptOnCheck,
  findOnCheck,
  findSolvedOnCheck,
  listOnCheck,
  listReviewsOfAttempt,
} from './results/on-check.ts'
export { isCountedSql, isWhollyJudgedSql, judgedTriesSql } from './results/counted.ts'
export { findGivenTask, type GivenTask } from './results/given-task.ts'
export { listGiven, readTries } from './results/tries.ts'
export { listTaskTexts, listWorkTasks as listTasksOf, lockAttempt } from './queries.ts'
export { decideRegrading, mayBeUndoneSql, undoRegrading } from './regrading/decide.ts'
export { type Foreseen, type ForeseenAttempt, foreseeRegrading } from './regrading/foresee.ts'
export { type HeldTask, listHeldTasks, regradeAll } from './regrading/job.ts'
export { orderRegrading, regradeNext } from './regrading/regrade.ts'
export { seedHeldRegrading } from './regrading/seed.ts'
export { setAccommodation } from './accommodation/actions.ts'
export { accommodationOf } from './accommodation/rules.ts'
export { withoutResult } from './attempts/present.ts'
export { takeTimeBack } from './attempts/take-time-back.ts'
export { grantTime, tellTimeGranted, type TimeGrant } from './attempts/allowances.ts'
export { closeAttempts, isAttemptLate, reopenAttempt } from './attempts/reopen.ts'
export { jobsOfAttempts, overdue, unjudged } from './attempts/jobs.ts'
export { holdWork } from './attempts/hold.ts'
export { amendWork, moveWork, prolongWork } from './attempts/prolong.ts'
export { listSavedStatuses } from './attempts/saved.ts'
export { lostAfterSeconds, noteHeard, writePresence } from './presence/presence.ts'
export { turnWork } from './attempts/turn.ts'
export { showResults } from './attempts/show-results.ts'
export { openLastAttemptTask, readAttempt } from './attempts/read.ts'
export { type Entrance, readStart, startAnew, startAttempt } from './attempts/start.ts'
export { type ReviewedSeed, seedExamReview, seedReviewed, seedAttemptOnCheck } from './reviews/seed.ts'
export { giveWaitingBack } from './reviews/give-back.ts'
export {
  applyVerdict,
  giveTryBack,
  judgeReviewed,
  type JudgedTask,
  seedAppealed,
} from './reviews/apply-verdict.ts'
export { presentReview } from './reviews/present.ts'
export { isWithPeopleSql, listReviewsOf, reviewColumns, type ReviewRow } from './reviews/queries.ts'
export {
  addMark,
  askSecondLook,
  holdReview,
  listMarks,
  type Mark,
  releaseReview,
  saveReview,
  settleReview,
} from './reviews/record.ts'
export { verdictOf } from './reviews/rules.ts'
export {
  seedAttempts,
  type AttemptSeed,
  seedPresence,
  seedSaved,
  type SavedSeed,
  type TaskSeed,
} from './seed.ts'
export { seedAttemptsBefore } from './seed-before.ts'
export { turnOfTry, variantNumber } from './variant.ts'
export { afterAnswer, afterGiveUp, afterHint, reasonOf, type TaskState, untouched } from './task-state.ts'

/** Works are entered through the modules that own them; this module has endpoints for attempts, accommodations and own works. */
export const worksRoom: Room = {
  name: 'works',
  routes: [...attemptRoutes, ...accommodationRoutes, ...ownRoutes],
  jobs: [closeOverdueAttempts, publishResults, regradeChangedTasks, regradeStuckAttempts],
  beats: [presenceBeat],
  extensions: [
    extend(personPart, worksPart),
    extend(taskMeeting, mayMeetTask),
    extend(standingHold, workHold),
  ],
}
