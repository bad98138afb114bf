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

/** Schools added up by their regions, in the order in which they come. */
export const byRegions = (tiles: readonly SchoolTile[]): RegionTile[] =>
  [...Map.groupBy(tiles, ({ region }) => region?.id ?? null).values()].map((own) => ({
    region: own[0]!.region,
    ...sumOf(own),
  }))

/** Where somebody is lost comes first, then where most solve. */
export const byTrouble = (tiles: readonly SchoolTile[]): SchoolTile[] =>
  tiles.toSorted((a, b) => b.lost - a.lost || b.running - a.running)
