import * as z from 'zod'
import { Instant } from '@school/kernel/contract'
import { Response } from '@school/tasks/contract'
import { OpenTask, TaskSummary } from './task.ts'

/** A task in the strip of an attempt; in an exam it is only `started` once an answer is saved, without a verdict. */
export const AttemptTaskSummary = TaskSummary.extend({
  /** When the answer that will count was saved; only in an exam. */
  savedAt: Instant.nullable(),
})
export type AttemptTaskSummary = z.infer<typeof AttemptTaskSummary>

export const AttemptResult = z.object({
  /** In hundredths of a point. */
  points: z.int(),
  maxPoints: z.int(),
  percent: z.int(),
})
export type AttemptResult = z.infer<typeof AttemptResult>

/** `time_is_up`: past the deadline, the server is closing it. */
export const attemptStates = ['running', 'time_is_up', 'finished'] as const

/** One attempt of one user at a work. */
export const Attempt = z.object({
  id: z.int(),
  number: z.int(),
  mode: z.enum(['practice', 'homework', 'exam']),
  state: z.enum(attemptStates),
  startedAt: Instant,
  /** `null` when there is no time limit. */
  deadlineAt: Instant.nullable(),
  finishedAt: Instant.nullable(),
  finishReason: z.enum(['user', 'timeout', 'admin']).nullable(),
  /** The tab that may save; `null` when any may. */
  holder: z.string().nullable(),
  /** The remaining time is counted from it, not from the device's clock. */
  serverNow: Instant,
  tasks: z.array(AttemptTaskSummary),
  /** Finished, and people are still checking some of its answers. */
  awaitsReview: z.boolean(),
  /** `null` until the rules show it. */
  result: AttemptResult.nullable(),
})
export type Attempt = z.infer<typeof Attempt>

export const Draft = z.object({ response: Response.nullable(), sequence: z.int(), savedAt: Instant })
export type Draft = z.infer<typeof Draft>

/** A task as its pupil sees it inside of an attempt. */
export const AttemptTask = OpenTask.extend({
  /** The saved answer of an exam. */
  draft: Draft.nullable(),
  serverNow: Instant,
})
export type AttemptTask = z.infer<typeof AttemptTask>

/** Created by a tab and kept while it lives. */
export const Holder = z.string().min(8).max(64)
export const HolderBody = z.object({ holder: Holder })

export const SaveBody = z.object({
  /** `null` removes the answer. */
  response: Response.nullable(),
  sequence: z.int().min(1).max(2_000_000_000),
  holder: Holder,
  /** Server time estimated by the browser: for an answer delayed on its way. */
  sentAt: Instant.nullish(),
})
export type SaveBody = z.output<typeof SaveBody>

/** The stored answer: when a late save lost to a newer one, it is the newer one. */
export const SavedAnswer = Draft.extend({ serverNow: Instant, deadlineAt: Instant.nullable() })
export type SavedAnswer = z.infer<typeof SavedAnswer>

/** A line of the answer sheet: the saved answer without its correctness. */
export const SheetLine = z.object({ taskId: z.int(), position: z.int(), response: Response.nullable() })
export type SheetLine = z.infer<typeof SheetLine>
