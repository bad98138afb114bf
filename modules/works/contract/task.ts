import * as z from 'zod'
import { Review } from './review.ts'
import { Question, Response, Solution, TaskKind, TaskStatus, Verdict } from '@school/tasks/contract'

/** A task in a work's strip: no statement, no answers. */
export const TaskSummary = z.object({
  id: z.int(),
  position: z.int(),
  title: z.string(),
  kind: TaskKind,
  difficulty: z.int(),
  maxScore: z.int(),
  availableXp: z.int(),
  status: TaskStatus,
  xp: z.int(),
})
export type TaskSummary = z.infer<typeof TaskSummary>

/** One try, as it was given and judged. */
export const Try = z.object({
  number: z.int(),
  response: Response,
  /** `null` while a person has not checked it, and when they gave it back. */
  verdict: Verdict.nullable(),
  answeredAt: z.string(),
  /** What the person who checked it has said. */
  review: Review.nullable(),
})
export type Try = z.infer<typeof Try>

export const TaskCan = z.object({ answer: z.boolean(), openHint: z.boolean(), giveUp: z.boolean() })

/** A task as its pupil sees it now. */
export const OpenTask = TaskSummary.extend({
  question: Question,
  triesUsed: z.int(),
  /** `null` is without limit. */
  triesLimit: z.int().nullable(),
  /** What a right answer to the next try is worth. */
  nextXp: z.int(),
  hintsTotal: z.int(),
  /** The number of the variant that lies before the pupil; `null` when the task is the same for everybody. */
  variant: z.int().nullable(),
  /** The last try was at another variant: the numbers have changed since. */
  isRenewed: z.boolean(),
  /** Hints opened so far, as HTML. */
  hints: z.array(z.string()),
  lastTry: Try.nullable(),
  /** `null` until the rules allow it. */
  solution: Solution.nullable(),
  can: TaskCan,
})
export type OpenTask = z.infer<typeof OpenTask>

/** How a task stands after an answer: the statement and the opened hints are told again only when a miss has brought another variant. */
export const OpenTaskState = OpenTask.partial({ question: true, hints: true })
export type OpenTaskState = z.infer<typeof OpenTaskState>

/** What is sent as an answer; the variant is the one that was read, and keeps two tabs apart. */
export const AnswerBody = z.object({ response: Response, variant: z.int32().nullish() })

/** The reply to an answer: the verdict (none yet when a person checks it), what it paid, and how the task stands after it. */
export const AnswerReply = z.object({ verdict: Verdict.nullable(), gainedXp: z.int(), task: OpenTaskState })
export type AnswerReply = z.infer<typeof AnswerReply>

/** The last try at a task of a finished attempt. */
export const SolvedAnswer = z.object({
  response: Response,
  /** `null` while a person has not checked it. */
  verdict: Verdict.nullable(),
  review: Review.nullable(),
})
export type SolvedAnswer = z.infer<typeof SolvedAnswer>
