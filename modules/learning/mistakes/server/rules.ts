import type { Outcome, TaskStatus } from '@school/tasks/contract'
import { addDays, dayIn } from '@school/texts'
import {
  daysOfSteps,
  type DismissalReason,
  type MistakeState,
  stepCount,
  type TwinOutcome,
} from '../contract/mistake.ts'

const returnOf = (step: number, day: string): string => addDays(day, daysOfSteps[step - 1]!)

export const laterDays = 7

/** Estimated minutes by difficulty from 1 to 5. */
export const minutesOf = (difficulty: number): number => difficulty + 1

/** A try that has a verdict. */
export interface JudgedTry {
  number: number
  outcome: Outcome
  at: Date
}

/** A task of an attempt, as far as its pupil may know the outcome. */
export interface TriedTask {
  /** The work has an end: until then, or until the task is closed, it counts as being solved. */
  isEnding: boolean
  /** No more tries are possible there. */
  isOver: boolean
  tries: readonly JudgedTry[]
  gaveUp: boolean
  status: TaskStatus
  /** When the results were made, for saved answers; else nothing. */
  resultsAt: Date | null
  /** When it was last changed. */
  changedAt: Date
}

export interface Miss {
  /** The try that is shown; `null` when it was given up without one. */
  tryNumber: number | null
  at: Date
  step: number
  /** From which day the return is counted. */
  from: Date
}

/** `none`: there is no mistake. `pending`: not decided yet. */
export type Found = 'none' | 'pending' | Miss

/** The mistake found in an attempt at a task; see the table in the README. */
export function findMiss(task: TriedTask): Found {
  const { tries, gaveUp, status, resultsAt } = task
  const missed = tries.filter(({ outcome }) => outcome !== 'right')
  const last = missed.at(-1)
  const isSolved = tries.some(({ outcome }) => outcome === 'right')
  const isWrong = missed.some(({ outcome }) => outcome === 'wrong') || (gaveUp && !isSolved)
  if (!isWrong && (!last || isSolved)) return 'none'
  const isStillSolved = !task.isOver && (task.isEnding || !isWrong)
  if (isStillSolved) return 'pending'
  const at = resultsAt ?? last?.at ?? task.changedAt
  const tryNumber = last?.number ?? null
  if (status !== 'solved') return { tryNumber, at, step: 1, from: at }
  return { tryNumber, at, step: 2, from: tries.findLast(({ outcome }) => outcome === 'right')!.at }
}

/** A stored card, as far as the rules depend on it. */
export interface Card {
  attemptId: number
  tryNumber: number | null
  missedAt: Date
  state: MistakeState
  step: number
  returnsOn: string
  movedAt: Date | null
  twinAttemptId: number | null
  dismissal: DismissalReason | null
  closedBy: 'solved' | 'regraded' | null
}

/** The card restarts with this wrong answer, is closed because there was no mistake, or stays. */
export type Verdict = 'stays' | 'begins' | 'was_right'

/**
 * The effect of an attempt on the card of a task. Idempotent: an attempt may be read repeatedly,
 * and only a wrong answer newer than the last twin resets a card.
 */
export function judgeFound(card: Card | undefined, attemptId: number, found: Found): Verdict {
  if (found === 'pending') return 'stays'
  const isHere = card?.attemptId === attemptId
  if (found === 'none') return isHere && card?.state === 'open' ? 'was_right' : 'stays'
  if (!card) return 'begins'
  if (isHere && card.closedBy === 'regraded') return 'begins'
  const isUntouched = card.twinAttemptId === null && card.movedAt === null
  const isFresh = card.state === 'open' && isUntouched && card.dismissal === null
  if (isHere && isFresh) return isSame(card, found) ? 'stays' : 'begins'
  if (card.dismissal === 'not_mine') return 'stays'
  const knownUntil = Math.max(card.missedAt.getTime(), card.movedAt?.getTime() ?? 0)
  return found.at.getTime() > knownUntil ? 'begins' : 'stays'
}

const isSame = (card: Card, miss: Miss): boolean =>
  card.tryNumber === miss.tryNumber &&
  card.step === miss.step &&
  card.missedAt.getTime() === miss.at.getTime()

/** @param zone of the pupil */
export const returnOfMiss = ({ step, from }: Miss, zone: string): string => returnOf(step, dayIn(from, zone))

/** How an answer to the twin counts; `null` while it may still be answered. */
export function outcomeOf(act: 'answer' | 'give_up', status: TaskStatus): TwinOutcome | null {
  if (act === 'give_up' || status === 'failed') return 'wrong'
  if (status === 'solved') return 'right'
  return status === 'hinted' || status === 'partially' ? 'helped' : null
}

export interface Moved {
  state: 'open' | 'closed'
  step: number
  returnsOn: string
}

/** Right: a step further, closed after the last one; wrong: back to the first step; with help: again at the same step. */
export function afterTwin(step: number, outcome: TwinOutcome, today: string): Moved {
  const at = (next: number): Moved => ({ state: 'open', step: next, returnsOn: returnOf(next, today) })
  if (outcome === 'wrong') return at(1)
  if (outcome === 'helped') return at(step)
  return step < stepCount ? at(step + 1) : { state: 'closed', step, returnsOn: today }
}

export const isDue = ({ state, returnsOn }: Pick<Card, 'state' | 'returnsOn'>, today: string): boolean =>
  state === 'open' && returnsOn <= today
