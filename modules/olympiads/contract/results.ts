import * as z from 'zod'
import { Instant } from '@school/kernel/contract'
import { Question, Solution, TaskKind, TaskStatus } from '@school/tasks/contract'
import { RunResult, SolvedAnswer } from '@school/works/contract'
import { Award } from './olympiad.ts'

export const RatedParticipant = z.object({
  place: z.int(),
  userId: z.int(),
  /** «Иван П.» */
  name: z.string(),
  /** In which they study; the table is that of the grade which they chose. */
  gradeIndex: z.int().nullable(),
  school: z.string().nullable(),
  percent: z.int(),
  /** In hundredths. */
  points: z.int(),
  award: Award.nullable(),
  isMe: z.boolean(),
})
export type RatedParticipant = z.infer<typeof RatedParticipant>

export const RatedSchool = z.object({
  place: z.int(),
  id: z.int(),
  name: z.string(),
  city: z.string(),
  participants: z.int(),
  /** Of the ten best, in hundredths. */
  points: z.int(),
})
export type RatedSchool = z.infer<typeof RatedSchool>

/** My place with those who stand around it. */
export const OwnPlace = z.object({
  place: z.int(),
  participants: z.int(),
  page: z.int(),
  around: z.array(RatedParticipant),
})
export type OwnPlace = z.infer<typeof OwnPlace>

export const StageStats = z.object({
  gradeIndex: z.int(),
  participants: z.int(),
  averagePercent: z.int().nullable(),
  /** How many participants have 0–9 %, 10–19 % … 90–100 %. */
  distribution: z.array(z.int()),
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
  byGrades: z.array(
    z.object({
      gradeIndex: z.int(),
      participants: z.int(),
      averagePercent: z.int().nullable(),
      awarded: z.int(),
    }),
  ),
})
export type StageStats = z.infer<typeof StageStats>

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
  /** How many of all participants have solved it; `null` while the table is hidden. */
  solvedPercent: z.int().nullable(),
})
export type SolvedTask = z.infer<typeof SolvedTask>

/** One person’s work in a stage. */
export const ParticipantWork = z.object({
  olympiad: z.object({ id: z.int(), title: z.string(), hue: z.int() }),
  stage: z.object({ id: z.int(), title: z.string() }),
  user: z.object({ id: z.int(), name: z.string(), isMe: z.boolean() }),
  gradeIndex: z.int(),
  isVirtual: z.boolean(),
  award: Award.nullable(),
  finishedAt: Instant,
  result: RunResult,
  tasks: z.array(SolvedTask),
})
export type ParticipantWork = z.infer<typeof ParticipantWork>

export const SolvedTaskView = SolvedTask.extend({
  question: Question,
  answer: SolvedAnswer.nullable(),
  solution: Solution,
})
export type SolvedTaskView = z.infer<typeof SolvedTaskView>
