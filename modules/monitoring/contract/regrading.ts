import * as z from 'zod'
import { Instant } from '@school/kernel/contract'
import { heldReasons, regradingStates } from '@school/works/contract'

/** A task whose key has changed, and what becomes of those who were judged by the earlier one. */
export const Regrading = z.object({
  id: z.int(),
  task: z.object({ id: z.int(), title: z.string() }),
  /** What works of people it stands in is called; five at most. */
  works: z.array(z.string()),
  state: z.enum(regradingStates),
  /** Why a person decides, or has decided; `null` when nobody has to. */
  heldFor: z.enum(heldReasons).nullable(),
  createdAt: Instant,
  decidedAt: Instant.nullable(),
  decidedBy: z.string().nullable(),
  finishedAt: Instant.nullable(),
  /** How many answers were judged anew so far, of how many there are now. */
  answersSeen: z.int(),
  answersTotal: z.int(),
  answersChanged: z.int(),
  attemptsChanged: z.int(),
  /** The regrading whose changes it gives back. */
  undoes: z.int().nullable(),
  /** When what it has changed was given back, or is about to be. */
  undoneAt: Instant.nullable(),
  can: z.object({ decide: z.boolean(), undo: z.boolean() }),
})
export type Regrading = z.infer<typeof Regrading>

const Change = z.object({ before: z.int().nullable(), after: z.int().nullable() })

/** Somebody whose points, place or diploma would change. */
export const RegradingEffect = z.object({
  workId: z.int(),
  work: z.string(),
  /** Of the work of a person. */
  number: z.int(),
  /** `null` until the results are out to all: those who decide may be of the jury. */
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

/** So many people are shown; all of them leave as a table. */
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
