import type { Question, Response, TaskKind } from '../../contract/index.ts'
import type { Rubric } from '../rubric.ts'
import type { Recipe } from '../variants/recipe.ts'

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
  /** In whole points; 1 where nothing else is said. */
  maxScore: number
  question: Question
  rubric: Rubric
  /** HTML, from a nudge to almost the solution. */
  hints: string[]
  solutionHtml: string
  proof: Proof
  /** What variants are made of; `null` when the task is the same for everybody. The rest is then a specimen. */
  recipe: Recipe | null
  /** Changes when anything that is stored changes. */
  contentHash: string
}
