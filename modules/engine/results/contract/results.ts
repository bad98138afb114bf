import * as z from 'zod'
import { Question, Solution, TaskKind, TaskStatus } from '@school/tasks/contract'
import { SolvedAnswer, Try } from '@school/works/contract'

/** A task of a judged attempt. */
export const SolvedTask = z.object({
  id: z.int(),
  position: z.int(),
  title: z.string(),
  kind: TaskKind,
  difficulty: z.int(),
  status: TaskStatus,
  /** In hundredths. */
  points: z.int(),
  maxPoints: z.int(),
  tries: z.int(),
})
export type SolvedTask = z.infer<typeof SolvedTask>

export const SolvedTaskView = SolvedTask.extend({
  /** For a task with individual numbers. */
  variant: z.int().nullable(),
  question: Question,
  answer: SolvedAnswer.nullable(),
  /** Every try, from the last to the first. */
  given: z.array(Try),
  solution: Solution,
})
export type SolvedTaskView = z.infer<typeof SolvedTaskView>
