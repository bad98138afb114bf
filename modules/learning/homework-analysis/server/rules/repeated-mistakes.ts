import { shownMistakes } from '../../contract/analysis.ts'

/** A wrong answer prepared for comparison. */
export interface Missed {
  userId: number
  /** Answers with equal keys are the same. */
  key: string
  isPartial: boolean
}

export interface Repeated<T> {
  /** The first one of each pupil who gave it. */
  given: T[]
}

/** Wrong answers with all pupils who gave them, the most frequent first; a pupil who repeats an answer is counted once. */
export function repeatedMistakes<T extends Missed>(
  missed: readonly T[],
): { shown: Repeated<T>[]; others: number } {
  const groups = [...Map.groupBy(missed, ({ key }) => key).values()].map((all) => ({
    given: [...new Map(all.toReversed().map((one) => [one.userId, one])).values()].toReversed(),
  }))
  // Completely wrong answers before partly right ones.
  const sorted = groups.toSorted(
    (a, b) =>
      b.given.length - a.given.length || Number(a.given[0]!.isPartial) - Number(b.given[0]!.isPartial),
  )
  return { shown: sorted.slice(0, shownMistakes), others: Math.max(0, sorted.length - shownMistakes) }
}
