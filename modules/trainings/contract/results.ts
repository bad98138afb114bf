import * as z from 'zod'
import { Instant } from '@school/kernel/contract'
import { Question, Solution, TaskKind, TaskStatus } from '@school/tasks/contract'
import { RatingRow, RunResult, SolvedAnswer } from '@school/works/contract'

export const SchoolRow = z.object({
  place: z.int(),
  id: z.int(),
  name: z.string(),
  city: z.string(),
  participants: z.int(),
  /** Of the ten best, in hundredths. */
  points: z.int(),
})
export type SchoolRow = z.infer<typeof SchoolRow>

/** My place with those who stand around it. */
export const MyPlace = z.object({
  place: z.int(),
  participants: z.int(),
  /** The page of the rating on which I stand. */
  page: z.int(),
  around: z.array(RatingRow),
})
export type MyPlace = z.infer<typeof MyPlace>

export const TrainingStats = z.object({
  title: z.string(),
  hue: z.int(),
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
export type TrainingStats = z.infer<typeof TrainingStats>

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

/** One person's last finished run. */
export const Solutions = z.object({
  training: z.object({ id: z.int(), title: z.string(), hue: z.int() }),
  user: z.object({ id: z.int(), name: z.string(), isMe: z.boolean() }),
  run: z.int(),
  finishedAt: Instant,
  result: RunResult,
  tasks: z.array(SolvedTask),
})
export type Solutions = z.infer<typeof Solutions>

export const SolvedTaskView = SolvedTask.extend({
  /** Of a task whose numbers everybody has of their own. */
  variant: z.int().nullable(),
  question: Question,
  answer: SolvedAnswer.nullable(),
  solution: Solution,
})
export type SolvedTaskView = z.infer<typeof SolvedTaskView>
