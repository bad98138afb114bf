export { parseTask, type ParsedTask } from './parse-task.ts'
export { proofProblems, writtenAnswer, type Unproved } from './proof.ts'
export type { Proof, TaskContent } from './task-content.ts'
export { type ReadTask, readTask, variantFaults, type WrittenFields } from './read-task.ts'
export type { Fault } from './plain-scribe.ts'
// For readers of other formats, which spell numbers and letters as answers are spelt.
export { readNumber } from '../checking/read-number.ts'
export { inCyrillic, inLatin, yoAsYe } from '../checking/ru.ts'
