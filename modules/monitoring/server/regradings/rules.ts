import type { RegradingEffect } from '../../contract/regrading.ts'

interface Changes {
  points: { before: number; after: number }
  place: { before: number | null; after: number | null }
  award: { before: number | null; after: number | null }
}

const differs = ({ before, after }: { before: number | null; after: number | null }): boolean =>
  before !== after

/** Whoever reads another number afterwards, their own points changed or somebody else's. */
export const changedOf = <Standing extends Changes>(standings: readonly Standing[]): Standing[] =>
  standings.filter(({ points, place, award }) => differs(points) || differs(place) || differs(award))

export const awardsChanged = (effects: readonly Changes[]): number =>
  effects.filter(({ award }) => differs(award)).length

/** What weighs more comes first: a diploma, points, then a place that moves because somebody else's points do. */
const weightOf = ({ award, points }: Changes): number => (differs(award) ? 0 : differs(points) ? 1 : 2)

export const inOrder = (effects: readonly RegradingEffect[]): RegradingEffect[] =>
  effects.toSorted(
    (a, b) =>
      weightOf(a) - weightOf(b) ||
      a.workId - b.workId ||
      (a.place.after ?? 0) - (b.place.after ?? 0) ||
      a.number - b.number,
  )
