import { Discipline } from '@school/disciplines/contract'
import { Instant } from '@school/kernel/contract'
import { Question, Response } from '@school/tasks/contract'
import { AttemptTask } from '@school/works/contract'
import * as z from 'zod'

/** After how many days a twin of the task comes back, step by step. */
export const daysOfSteps = [1, 3, 10] as const
export const stepCount = daysOfSteps.length

/** `dismissed`: by the pupil. */
export const mistakeStates = ['open', 'closed', 'dismissed'] as const
export const MistakeState = z.enum(mistakeStates)
export type MistakeState = z.infer<typeof MistakeState>

/** `later` is put off for a week and stays open. */
export const dismissalReasons = ['known', 'not_mine', 'later'] as const
export const DismissalReason = z.enum(dismissalReasons)
export type DismissalReason = z.infer<typeof DismissalReason>

/** Why it was closed: solved by the last twin, or the key was wrong. */
export const closures = ['solved', 'regraded'] as const

/** `helped`: with a hint, or right in part; counts neither as right nor as wrong. */
export const twinOutcomes = ['right', 'helped', 'wrong'] as const
export const TwinOutcome = z.enum(twinOutcomes)
export type TwinOutcome = z.infer<typeof TwinOutcome>

/** A day of the pupil's own calendar. */
const Day = z.iso.date()

/** Where it was made. */
export const MistakePlace = z.object({ title: z.string(), url: z.string() })
export type MistakePlace = z.infer<typeof MistakePlace>

export const MistakeCard = z.object({
  id: z.int(),
  /** Of the task. */
  title: z.string(),
  discipline: Discipline.nullable(),
  missedAt: Instant,
  /** `null` when it was deleted. */
  place: MistakePlace.nullable(),
  state: MistakeState,
  /** Which twin comes next, from 1 of 3. */
  step: z.int(),
  /** `null` when it does not come back. */
  returnsOn: Day.nullable(),
  /** Due today or earlier. */
  today: z.boolean(),
  dismissal: DismissalReason.nullable(),
  closedAt: Instant.nullable(),
  closedBy: z.enum(closures).nullable(),
})
export type MistakeCard = z.infer<typeof MistakeCard>

export const MistakeCounts = z.object({ open: z.int(), today: z.int(), closed: z.int(), dismissed: z.int() })
export type MistakeCounts = z.infer<typeof MistakeCounts>

export const MistakeList = z.object({ counts: MistakeCounts, cards: z.array(MistakeCard) })
export type MistakeList = z.infer<typeof MistakeList>

/** The lesson with the theory of the task. */
export const Theory = z.object({ title: z.string(), lessonUrl: z.string(), notesUrl: z.string().nullable() })
export type Theory = z.infer<typeof Theory>

/** The twin that has come back. */
export const Twin = z.object({
  attemptId: z.int(),
  task: AttemptTask,
  /** `null` until it is answered. */
  outcome: TwinOutcome.nullable(),
})
export type Twin = z.infer<typeof Twin>

export const Mistake = MistakeCard.extend({
  /** As it was given; `null` when the work no longer contains it. */
  question: Question.nullable(),
  /** `null` when it was given up without an answer. */
  answer: Response.nullable(),
  theory: z.array(Theory),
  twin: Twin.nullable(),
  can: z.object({ start: z.boolean(), dismiss: z.boolean(), restore: z.boolean() }),
})
export type Mistake = z.infer<typeof Mistake>
