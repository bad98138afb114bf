import { leastForPower } from '../../contract/analysis.ts'

/** One pupil: their share of a task, and of the other tasks of their set. */
export interface Pair {
  /** The set: results of different sets are not compared with each other. */
  set: number
  item: number
  rest: number
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Distances from the mean of the set. */
function centred(pairs: readonly Pair[]): Pick<Pair, 'item' | 'rest'>[] {
  return [...Map.groupBy(pairs, ({ set }) => set).values()].flatMap((own) => {
    const [item, rest] = [meanOf(own.map((pair) => pair.item)), meanOf(own.map((pair) => pair.rest))]
    return own.map((pair) => ({ item: pair.item - item, rest: pair.rest - rest }))
  })
}

const sumOf = (
  pairs: readonly Pick<Pair, 'item' | 'rest'>[],
  of: (pair: Pick<Pair, 'item' | 'rest'>) => number,
) => pairs.reduce((sum, pair) => sum + of(pair), 0)

/**
 * How well a task distinguishes strong pupils from weak ones: the correlation of its share with that of the other tasks.
 * The task itself is excluded from the rest, because it would correlate with itself: Henrysson, S. (1963). Correction of item-total
 * correlations in item analysis. Psychometrika 28, 211-218. `null` for few pupils, and when all have equal results.
 */
export function discriminationOf(pairs: readonly Pair[]): number | null {
  if (pairs.length < leastForPower) return null
  const far = centred(pairs)
  const spread = Math.sqrt(sumOf(far, ({ item }) => item * item) * sumOf(far, ({ rest }) => rest * rest))
  if (spread < 1e-9) return null
  return Math.round((100 * sumOf(far, ({ item, rest }) => item * rest)) / spread) / 100
}
