import type { SchoolTile } from '../../contract/index.ts'

export const tileStates = ['notStarted', 'running', 'lost', 'finished'] as const
export type TileCounts = Pick<SchoolTile, (typeof tileStates)[number]>

export interface RegionTile extends TileCounts {
  region: SchoolTile['region']
}

const sumOf = (own: readonly TileCounts[]): TileCounts => {
  const of = (state: keyof TileCounts) => own.reduce((sum, tile) => sum + tile[state], 0)
  return { notStarted: of('notStarted'), running: of('running'), lost: of('lost'), finished: of('finished') }
}

/** Sums up schools by region, in the order of appearance. */
export const byRegions = (tiles: readonly SchoolTile[]): RegionTile[] =>
  [...Map.groupBy(tiles, ({ region }) => region?.id ?? null).values()].map((own) => ({
    region: own[0]!.region,
    ...sumOf(own),
  }))

/** Schools with lost attempts come first, then those with most solving. */
export const byTrouble = (tiles: readonly SchoolTile[]): SchoolTile[] =>
  tiles.toSorted((a, b) => b.lost - a.lost || b.running - a.running)
