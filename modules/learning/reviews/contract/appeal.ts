import { Instant } from '@school/kernel/contract'
import * as z from 'zod'
import { reviewWords } from './errors.ts'

export const appealStates = ['open', 'accepted', 'declined'] as const
export type AppealState = (typeof appealStates)[number]

/** An appeal of a pupil against the points for one answer, and the decision. */
export const Appeal = z.object({
  id: z.int(),
  state: z.enum(appealStates),
  text: z.string(),
  filedAt: Instant,
  decidedAt: Instant.nullable(),
  /** Reply of the person who decided; empty while it is open. */
  words: z.string(),
  /** Gained points, in hundredths. */
  gained: z.int(),
})
export type Appeal = z.infer<typeof Appeal>

/** State of appeals of a task in an attempt. */
export const TaskAppeals = z.object({
  /** The latest first. */
  appeals: z.array(Appeal),
  /** Deadline for appeals. */
  until: Instant,
  /** How many more appeals the attempt has. */
  left: z.int(),
  /** In hundredths. */
  points: z.int(),
  can: z.object({ appeal: z.boolean() }),
})
export type TaskAppeals = z.infer<typeof TaskAppeals>

export const appealTextMax = 2000

export const AppealBody = z.object({
  text: z.string().trim().min(1, reviewWords.appealNeeded).max(appealTextMax, reviewWords.tooLong),
})

/** An appeal as shown to those who decide: while it is open they see its number and not its author. */
export const AppealCard = Appeal.extend({
  /** Disclosed with the decision. */
  pupil: z.object({ id: z.int(), name: z.string() }).nullable(),
  gradeIndex: z.int().nullable(),
  task: z.object({ id: z.int(), position: z.int(), title: z.string() }),
  /** Current points, in hundredths. */
  points: z.int(),
  maxPoints: z.int(),
  decidedBy: z.string().nullable(),
  /** The second review in the queue that decides the appeal; `null`: the answer was judged by a program, and the jury decides here. */
  reviewId: z.int().nullable(),
  /** Everybody who may decide has already judged this answer: another expert has to be appointed. */
  needsJudge: z.boolean(),
  /** `false`: already decided, decided in the queue, or the viewer has judged the answer before. */
  can: z.object({ decide: z.boolean(), review: z.boolean() }),
})
export type AppealCard = z.infer<typeof AppealCard>

/** Points of the whole task in hundredths; the same number keeps them. */
export const DecisionBody = z.object({
  points: z.int().min(0).max(100_000),
  words: z.string().trim().min(1, reviewWords.decisionNeeded).max(appealTextMax, reviewWords.tooLong),
})
