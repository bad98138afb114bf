import type { Outcome, TaskStatus } from '../contract/index.ts'

/** Part of the XP that a right answer earns on the first, second, third and every later try. */
const tryParts = [1, 0.75, 0.5, 0.25]
const hintedPart = 0.5
const partialPart = 0.5

export interface Earned {
  /** XP of the task, for a right answer on the first try. */
  available: number
  /** 0..1, as judged. */
  share: number
  /** From 1. */
  tryNumber: number
  hintsUsed: number
  gaveUp: boolean
  /** For children of 6–10 wrong answers and hints cost nothing (decision 051). */
  isSpared?: boolean | undefined
}

/** XP of one judged try. A hint caps it at a half; a partly right answer earns half of what a right one would. */
export function xpFor({ available, share, tryNumber, hintsUsed, gaveUp, isSpared }: Earned): number {
  if (gaveUp || share <= 0) return 0
  if (isSpared) return Math.round(available * (share >= 1 ? 1 : partialPart))
  const byTry = tryParts[Math.max(1, tryNumber) - 1] ?? tryParts.at(-1)!
  const byHint = hintsUsed > 0 ? Math.min(byTry, hintedPart) : byTry
  return Math.round(available * byHint * (share >= 1 ? 1 : partialPart))
}

export interface Standing {
  /** Of the last try; null when there was none. */
  outcome: Outcome | null
  hintsUsed: number
  gaveUp: boolean
  /** Whether a wrong answer may still be corrected; true when tries have no limit. */
  hasTriesLeft?: boolean
}

/**
 * The status of a task after an event in it. A right answer given with a hint is `hinted`: it neither
 * raises nor lowers the success percent. A wrong one fails the task when no tries are left.
 */
export function statusAfter({ outcome, hintsUsed, gaveUp, hasTriesLeft = true }: Standing): TaskStatus {
  if (outcome === 'right') return hintsUsed > 0 ? 'hinted' : 'solved'
  if (gaveUp) return 'failed'
  if (outcome === 'partial') return 'partially'
  return outcome === 'wrong' && !hasTriesLeft ? 'failed' : 'started'
}

const weights: Partial<Record<TaskStatus, number>> = { solved: 1, partially: 0.5, failed: 0 }

/**
 * Whole percents of success over the answered tasks; null when none counts. Hinted, waiting, started and untouched
 * tasks are left out. 100 means that every counted task is solved: nothing is rounded up to it.
 */
export function successPercent(statuses: readonly TaskStatus[]): number | null {
  const counted = statuses.flatMap((status) => weights[status] ?? [])
  if (counted.length === 0) return null
  const percent = (100 * counted.reduce((sum, weight) => sum + weight, 0)) / counted.length
  return percent === 100 ? 100 : Math.min(99, Math.round(percent))
}
