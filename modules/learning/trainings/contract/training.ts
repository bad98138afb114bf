import { WorkStats } from '@school/ratings/contract'
import * as z from 'zod'
import { Discipline } from '@school/disciplines/contract'
import { Instant } from '@school/kernel/contract'
import { Attempt, AttemptResult } from '@school/works/contract'
import { SolvedTask } from '@school/results/contract'

export const Stars = z.int().min(0).max(3)

/** What the viewer has reached in a training. */
export const Reached = z.object({
  isUnderWay: z.boolean(),
  /** Finished attempts. */
  attempts: z.int(),
  bestPercent: z.int().nullable(),
  lastPercent: z.int().nullable(),
  stars: Stars,
})
export type Reached = z.infer<typeof Reached>

export const TrainingCard = z.object({
  id: z.int(),
  title: z.string(),
  subtitle: z.string(),
  discipline: Discipline,
  grades: z.array(z.int()),
  tasksCount: z.int(),
  mode: z.enum(['practice', 'homework', 'exam']),
  /** `null` is without a clock. */
  minutes: z.int().nullable(),
  participants: z.int(),
  /** `null` for guests. */
  reached: Reached.nullable(),
})
export type TrainingCard = z.infer<typeof TrainingCard>

export const Training = TrainingCard.extend({
  aboutHtml: z.string(),
  averagePercent: z.int().nullable(),
  /** The clock as it would run for this viewer, accommodations included. */
  seconds: z.int().nullable(),
  deadlineAt: Instant.nullable(),
  serverNow: Instant,
  can: z.object({
    start: z.boolean(),
    goOn: z.boolean(),
    readSolutions: z.boolean(),
    print: z.boolean(),
    /** Keys on paper and in a file. */
    readKeys: z.boolean(),
  }),
})
export type Training = z.infer<typeof Training>

/** An attempt with the data of its training that the surrounding screens show. */
export const TrainingAttempt = z.object({
  training: z.object({
    id: z.int(),
    title: z.string(),
    discipline: Discipline,
    minutes: z.int().nullable(),
  }),
  attempt: Attempt,
  stars: Stars,
  bestPercent: z.int().nullable(),
  /** Place among first attempts; `null` until the first one is finished. */
  place: z.object({ place: z.int(), participants: z.int() }).nullable(),
  /** XP paid for this attempt. */
  xp: z.int(),
})
export type TrainingAttempt = z.infer<typeof TrainingAttempt>

export const TrainingStats = WorkStats.extend({ title: z.string(), hue: z.int() })
export type TrainingStats = z.infer<typeof TrainingStats>

/** One person's last finished attempt. */
export const Solutions = z.object({
  training: z.object({ id: z.int(), title: z.string(), hue: z.int() }),
  user: z.object({ id: z.int(), name: z.string(), isMe: z.boolean() }),
  attemptNumber: z.int(),
  finishedAt: Instant,
  result: AttemptResult,
  tasks: z.array(SolvedTask),
})
export type Solutions = z.infer<typeof Solutions>
