export { unreadable, verdictOfDraft, verdictSoFar } from './draft-verdict.ts'
export {
  type PolicyAttempt,
  type SolvingAct,
  type SolvedAct,
  type WorkPolicy,
  workPolicy,
  type WithPolicies,
  type Judging,
  policyOf,
  kindsWhose,
  workNamesSql,
  findWorkPlaces,
} from './policy.ts'
export { checkBy, soonBy } from './rules/check-by.ts'
export { type Secrecy, readerOf, isTeaching, type KeyPlace, mayReadKey } from './rules/key-secrecy.ts'
export { pointUnit, verdictOfPoints } from './rules/review-verdict.ts'
export {
  type WorkRules,
  rulesOf,
  practiceRules,
  prolonged,
  isSavedUntilFinish,
  isSolutionOpen,
  areResultsOpen,
} from './rules/work-rules.ts'
export { type JudgedTry, pointsOf, scoreOf, percentSql, percentOfPoints } from './scoring.ts'
export { shownVerdict } from './shown-verdict.ts'
export {
  type TaskState,
  untouched,
  afterAnswer,
  afterSending,
  afterReturn,
  afterHint,
  afterGiveUp,
  paidReasons,
  reasonOf,
  countedTries,
  isTaskClosed,
  isInQueue,
  withoutTriesLeft,
} from './task-state.ts'
export { variantNumber, turnOfTry, type InVariant, assignVariant, answered, asGiven } from './variant.ts'
