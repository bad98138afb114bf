export { parseTask, type ParsedTask } from './parse-task.ts'
export { proofProblems, writtenAnswer, type Unproved } from './proof.ts'
export type { Proof, TaskContent } from './task-content.ts'
