import type { Question, Response, TaskKind } from '../../contract/index.ts'
import type { Rubric } from '../rubric.ts'

/** Answers that prove the key: the right ones earn everything, the wrong ones do not. */
export interface Proof {
  right: Response[]
  wrong: Response[]
}

/** A task as its file says it, rendered and ready for the database. */
export interface TaskContent {
  title: string
  kind: TaskKind
  /** 1..5 */
  difficulty: number
  skills: string[]
  question: Question
  rubric: Rubric
  /** HTML, from a nudge to almost the solution. */
  hints: string[]
  solutionHtml: string
  proof: Proof
  /** Changes when anything that is stored changes. */
  contentHash: string
}
