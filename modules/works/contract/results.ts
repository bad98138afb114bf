import * as z from 'zod'
import { Question, Solution, TaskKind, TaskStatus } from '@school/tasks/contract'
import { SolvedAnswer } from './task.ts'

/** A task of a judged run. */
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
  /** Of a task whose numbers everybody has of their own. */
  variant: z.int().nullable(),
  question: Question,
  answer: SolvedAnswer.nullable(),
  solution: Solution,
})
export type SolvedTaskView = z.infer<typeof SolvedTaskView>

/** How first runs of a work went. */
export const WorkStats = z.object({
  participants: z.int(),
  averagePercent: z.int().nullable(),
  /** How many participants have 0–9 %, 10–19 % … 90–100 %. */
  distribution: z.array(z.int()),
  /** The viewer's own bar. */
  myBin: z.int().nullable(),
  myPercent: z.int().nullable(),
  tasks: z.array(
    z.object({
      id: z.int(),
      position: z.int(),
      title: z.string(),
      difficulty: z.int(),
      answered: z.int(),
      /** Of all participants. */
      solvedPercent: z.int(),
    }),
  ),
})
export type WorkStats = z.infer<typeof WorkStats>
