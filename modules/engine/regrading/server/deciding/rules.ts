import type { RegradingEffect } from '../../contract/shown-regrading.ts'

interface Changes {
  points: { before: number; after: number }
  place: { before: number | null; after: number | null }
  award: { before: number | null; after: number | null }
}

const differs = ({ before, after }: { before: number | null; after: number | null }): boolean =>
  before !== after

/** Everybody whose points, place or diploma differs afterwards, whether or not their own answer changed. */
export const changedOf = <Standing extends Changes>(standings: readonly Standing[]): Standing[] =>
  standings.filter(({ points, place, award }) => differs(points) || differs(place) || differs(award))

export const awardsChanged = (effects: readonly Changes[]): number =>
  effects.filter(({ award }) => differs(award)).length

/** Sort key: a diploma first, then points, then a place that changes only because of other people's points. */
const weightOf = ({ award, points }: Changes): number => (differs(award) ? 0 : differs(points) ? 1 : 2)

export const inOrder = (effects: readonly RegradingEffect[]): RegradingEffect[] =>
  effects.toSorted(
    (a, b) =>
      weightOf(a) - weightOf(b) ||
      a.workId - b.workId ||
      (a.place.after ?? 0) - (b.place.after ?? 0) ||
      a.number - b.number,
  )
