import type { Question } from '../../contract/index.ts'
import type { Rubric } from '../rubric.ts'

/** The two faces of a task: what is shown and what is expected. */
export interface Faces {
  question: Question
  rubric: Rubric
}
