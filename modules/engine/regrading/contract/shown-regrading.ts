import * as z from 'zod'
import { Instant } from '@school/kernel/contract'
import { heldReasons, regradingStates } from './regrading.ts'

/** A task whose key has changed, and the progress of judging its answers again. */
export const Regrading = z.object({
  id: z.int(),
  task: z.object({ id: z.int(), title: z.string() }),
  /** Titles of works that contain the task; five at most. */
  works: z.array(z.string()),
  state: z.enum(regradingStates),
  /** Why a person must decide, or has decided; `null` when no decision is needed. */
  heldFor: z.enum(heldReasons).nullable(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
  decidedBy: z.string().nullable(),
  finishedAt: Instant.nullable(),
  /** How many answers have been judged again so far, out of all current answers. */
  answersSeen: z.int(),
  answersTotal: z.int(),
  answersChanged: z.int(),
  attemptsChanged: z.int(),
  /** Id of the regrading that this one undoes. */
  undoes: z.int().nullable(),
  /** When its changes were undone, or are scheduled to be undone. */
  undoneAt: Instant.nullable(),
  can: z.object({ decide: z.boolean(), undo: z.boolean() }),
})
export type Regrading = z.infer<typeof Regrading>

const Change = z.object({ before: z.int().nullable(), after: z.int().nullable() })

/** Somebody whose points, place or diploma would change. */
export const RegradingEffect = z.object({
  workId: z.int(),
  work: z.string(),
  /** Number that identifies the work of a person. */
  number: z.int(),
  /** `null` until the results are published to everybody: those who decide may be members of the jury. */
  name: z.string().nullable(),
  /** In hundredths. */
  points: z.object({ before: z.int(), after: z.int() }),
  maxPoints: z.int(),
  /** Both `null` where there are no places. */
  place: Change,
  /** The degree of the diploma; `null` is none. */
  award: Change,
})
export type RegradingEffect = z.infer<typeof RegradingEffect>

/** At most this many people are shown; the saved table has all of them. */
export const shownEffects = 200

export const RegradingEffects = z.object({
  answersChanged: z.int(),
  attemptsChanged: z.int(),
  /** Those whose diploma changes first, then those whose place does. */
  people: z.array(RegradingEffect),
  peopleTotal: z.int(),
  awardsChanged: z.int(),
})
export type RegradingEffects = z.infer<typeof RegradingEffects>
