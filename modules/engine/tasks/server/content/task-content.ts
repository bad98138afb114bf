import type { Question, Response, TaskKind } from '../../contract/index.ts'
import type { Rubric } from '../rubric.ts'
import type { Recipe } from '../variants/recipe.ts'

/** Answers that prove the key: the right ones earn full points, the wrong ones do not. */
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
  /** Whole points; 1 by default. */
  maxScore: number
  question: Question
  rubric: Rubric
  /** HTML, from a nudge to almost the solution. */
  hints: string[]
  solutionHtml: string
  proof: Proof
  /** Source of variants; `null` when the task is the same for everybody. The other fields are then a specimen. */
  recipe: Recipe | null
  /** Changes when anything that is stored changes. */
  contentHash: string
}
