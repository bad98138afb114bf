import { Instant } from '@school/kernel/contract'
import * as z from 'zod'
import { reviewWords } from './errors.ts'

export const appealStates = ['open', 'accepted', 'declined'] as const
export type AppealState = (typeof appealStates)[number]

/** What a pupil holds against the points for one answer, and what was decided. */
export const Appeal = z.object({
  id: z.int(),
  state: z.enum(appealStates),
  text: z.string(),
  filedAt: Instant,
  decidedAt: Instant.nullable(),
  /** Of whoever decided; empty while it is open. */
  words: z.string(),
  /** By how many hundredths the points have grown. */
  gained: z.int(),
})
export type Appeal = z.infer<typeof Appeal>

/** How a task of an attempt stands with appeals. */
export const TaskAppeals = z.object({
  /** The newest first. */
  appeals: z.array(Appeal),
  /** Until when one may appeal. */
  until: Instant,
  /** How many more of the attempt. */
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

/** An appeal before those who decide: while it is open they know its number and not its author. */
export const AppealCard = Appeal.extend({
  /** Told with the decision. */
  pupil: z.object({ id: z.int(), name: z.string() }).nullable(),
  gradeIndex: z.int().nullable(),
  task: z.object({ id: z.int(), position: z.int(), title: z.string() }),
  /** In hundredths: those of today. */
  points: z.int(),
  maxPoints: z.int(),
  decidedBy: z.string().nullable(),
  /** A second look in the queue of those who check decides; `null`: a program has judged, and the jury decides here. */
  reviewId: z.int().nullable(),
  /** Everybody who may decide has judged this answer before: somebody else has to be appointed. */
  needsJudge: z.boolean(),
  /** `false`: decided already, decided in the queue, or the viewer has judged the answer before. */
  can: z.object({ decide: z.boolean(), review: z.boolean() }),
})
export type AppealCard = z.infer<typeof AppealCard>

/** Points of the whole task in hundredths; as many as there are keeps them. */
export const DecisionBody = z.object({
  points: z.int().min(0).max(100_000),
  words: z.string().trim().min(1, reviewWords.decisionNeeded).max(appealTextMax, reviewWords.tooLong),
})
