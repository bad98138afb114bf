export { check, checkTry, hideKey } from './checking/check.ts'
export { sameAnswerKey } from './checking/same-answer.ts'
export { isVerdict } from './checking/result.ts'
export { type Fault, type ReadTask, readTask, variantFaults, type TaskContent } from './content/index.ts'
export { type PlacedTask, readTasks } from './content/read-tasks.ts'
export { taskText, type TaskText, variantOf } from './library.ts'
export {
  addTask,
  loadTasks,
  retireTasks,
  rewriteTask,
  type KeyedTask,
  type WrittenTask,
  writtenTask,
} from './load.ts'
export { findTask, listTasks, type FoundTask } from './queries.ts'
export { statusAfter, successPercent, xpFor } from './rules.ts'
export type { Rubric, RubricForPerson } from './rubric.ts'
export { keptResponse, personalTask, type PersonalTask } from './personal.ts'
export { generator } from './shuffle.ts'
export { correctResponse } from './solution.ts'
export {
  plainVariant,
  type Recipe,
  shownVariant,
  variantCount,
  variantProblemsOf,
  writtenValues,
} from './variants/index.ts'
