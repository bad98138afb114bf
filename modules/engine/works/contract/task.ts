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

/** One try, as given and judged. */
export const Try = z.object({
  number: z.int(),
  response: Response,
  /** `null` while it is not reviewed, and when it was returned. */
  verdict: Verdict.nullable(),
  answeredAt: z.string(),
  /** The review. */
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
  /** XP for a right answer to the next try. */
  nextXp: z.int(),
  hintsTotal: z.int(),
  /** The number of the pupil's current variant; `null` when the task is the same for everybody. */
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

/** The state of a task after an answer: the statement and the opened hints are included only when a wrong answer has given another variant. */
export const OpenTaskState = OpenTask.partial({ question: true, hints: true })
export type OpenTaskState = z.infer<typeof OpenTaskState>

/** A sent answer; `variant` is the one that was shown, and detects changes by another tab. */
export const AnswerBody = z.object({ response: Response, variant: z.int32().nullish() })

/** The reply to an answer: the verdict (absent until a review), the XP it paid, and the new state of the task. */
export const AnswerReply = z.object({ verdict: Verdict.nullable(), gainedXp: z.int(), task: OpenTaskState })
export type AnswerReply = z.infer<typeof AnswerReply>

/** The last try at a task of a finished attempt. */
export const SolvedAnswer = z.object({
  response: Response,
  /** `null` until a review. */
  verdict: Verdict.nullable(),
  review: Review.nullable(),
})
export type SolvedAnswer = z.infer<typeof SolvedAnswer>
