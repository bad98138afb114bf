import * as z from 'zod'
import { Discipline } from '@school/disciplines/contract'
import { Instant } from '@school/kernel/contract'
import { Question, Solution, TaskStatus } from '@school/tasks/contract'
import { Attempt, SolvedAnswer } from '@school/works/contract'

export const readinesses = ['yes', 'almost', 'no'] as const
export const Readiness = z.enum(readinesses)
export type Readiness = z.infer<typeof Readiness>

export const AttestationTraining = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  discipline: Discipline,
  grade: z.int(),
  tasksCount: z.int(),
  minutes: z.int(),
  aboutHtml: z.string(),
  themes: z.array(z.string()),
  /** From how many percent it is «да» and «почти». */
  readyFrom: z.int(),
  almostFrom: z.int(),
  attemptsAllowed: z.int(),
  /** Begun ones, the one under way too. */
  attemptsUsed: z.int(),
  bestPercent: z.int().nullable(),
  readiness: Readiness.nullable(),
  can: z.object({ start: z.boolean(), goOn: z.boolean(), readResults: z.boolean() }),
})
export type AttestationTraining = z.infer<typeof AttestationTraining>

/** An attempt, and the training when there is none. */
export const AttestationAttempt = z.object({ training: AttestationTraining, attempt: Attempt.nullable() })
export type AttestationAttempt = z.infer<typeof AttestationAttempt>

export const BegunAttestation = AttestationAttempt.extend({ attempt: Attempt })
export type BegunAttestation = z.infer<typeof BegunAttestation>

export const AttestationTheme = z.object({
  title: z.string(),
  /** In hundredths of a point. */
  points: z.int(),
  maxPoints: z.int(),
  isWeak: z.boolean(),
})
export type AttestationTheme = z.infer<typeof AttestationTheme>

export const AttestationTask = z.object({
  id: z.int(),
  number: z.int(),
  title: z.string(),
  status: TaskStatus,
  points: z.int(),
  maxPoints: z.int(),
})
export type AttestationTask = z.infer<typeof AttestationTask>

export const AttestationResults = z.object({
  training: AttestationTraining,
  attemptNumber: z.int(),
  finishedAt: Instant,
  isByTime: z.boolean(),
  percent: z.int(),
  points: z.int(),
  maxPoints: z.int(),
  /** Of this attempt. */
  readiness: Readiness,
  themes: z.array(AttestationTheme),
  tasks: z.array(AttestationTask),
  attempts: z.array(
    z.object({ number: z.int(), finishedAt: Instant, percent: z.int(), readiness: Readiness }),
  ),
  can: z.object({ readSolutions: z.boolean() }),
})
export type AttestationResults = z.infer<typeof AttestationResults>

export const AttestationSolution = AttestationTask.extend({
  question: Question,
  answer: SolvedAnswer.nullable(),
  solution: Solution,
})
export type AttestationSolution = z.infer<typeof AttestationSolution>
