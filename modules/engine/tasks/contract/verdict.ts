import * as z from 'zod'
import { Response } from './response.ts'

export const Outcome = z.enum(['right', 'partial', 'wrong'])
export type Outcome = z.output<typeof Outcome>

/** `missed`: should have been chosen and was not. It reveals the key, see `hideKey`. */
export const Mark = z.enum(['right', 'wrong', 'missed'])
export type Mark = z.output<typeof Mark>

export const Verdict = z.object({
  outcome: Outcome,
  /** 0..1, the part of the points that is earned. */
  share: z.number().min(0).max(1),
  /** Marks of single options or gaps, by their ids; empty for answers that have no parts. */
  parts: z.array(z.object({ id: z.string(), mark: Mark })),
  /** The author's words about this very answer. */
  feedback: z.string().nullable(),
})
export type Verdict = z.output<typeof Verdict>

/** A criterion as shown to reviewers, and to the pupil after the check. */
export const CriterionNote = z.object({
  id: z.string(),
  /** HTML. */
  html: z.string(),
  /** Requirements for each number of points, from the most to none. */
  levels: z.array(z.object({ points: z.int(), html: z.string() })),
})
export type CriterionNote = z.output<typeof CriterionNote>

/** Shown when the task is closed for this pupil. */
export const Solution = z.object({
  html: z.string(),
  /** The right answer in the form in which a pupil would give it. */
  answer: Response,
  /** For a task that a person checks. */
  criteria: z.array(CriterionNote).optional(),
})
export type Solution = z.output<typeof Solution>

export const taskStatuses = [
  'not_started',
  'started',
  'solved',
  'partially',
  'failed',
  'hinted',
  'in_queue',
  'unavailable',
] as const

/** `hinted`: answered with a hint; `in_queue`: waits for a person's check; `unavailable`: not open yet. */
export const TaskStatus = z.enum(taskStatuses)
export type TaskStatus = z.output<typeof TaskStatus>
