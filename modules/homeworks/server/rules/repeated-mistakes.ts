import { shownMistakes } from '../../contract/analysis.ts'

/** A wrong answer as it is compared with others. */
export interface Missed {
  userId: number
  /** Equal ones are one answer. */
  key: string
  isPartial: boolean
}

export interface Repeated<T> {
  /** The first of each pupil who has given it. */
  given: T[]
}

/** Wrong answers with everybody who has given them, the most frequent first; whoever repeats an answer is counted once. */
export function repeatedMistakes<T extends Missed>(
  missed: readonly T[],
): { shown: Repeated<T>[]; others: number } {
  const groups = [...Map.groupBy(missed, ({ key }) => key).values()].map((all) => ({
    given: [...new Map(all.toReversed().map((one) => [one.userId, one])).values()].toReversed(),
  }))
  // What is wholly wrong is asked about sooner than what is right in part.
  const sorted = groups.toSorted(
    (a, b) =>
      b.given.length - a.given.length || Number(a.given[0]!.isPartial) - Number(b.given[0]!.isPartial),
  )
  return { shown: sorted.slice(0, shownMistakes), others: Math.max(0, sorted.length - shownMistakes) }
}
