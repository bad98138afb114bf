import { describe, expect, test } from 'vitest'
import type { SchoolTile } from '../../contract/index.ts'
import { byRegions, byTrouble } from './tiles.ts'

const tile = (id: number, region: number | null, counts: Partial<SchoolTile>): SchoolTile => ({
  school: { id, name: `Школа ${id}` },
  region: region === null ? null : { id: region, name: `Край ${region}` },
  notStarted: 0,
  running: 0,
  lost: 0,
  finished: 0,
  ...counts,
})

describe('tiles', () => {
  test('a region is the sum of its schools, and those outside of regions form one group', () => {
    const tiles = [
      tile(1, 10, { running: 2, lost: 1 }),
      tile(2, 10, { running: 3, finished: 4 }),
      tile(3, null, { notStarted: 5 }),
    ]
    expect(byRegions(tiles)).toEqual([
      { region: { id: 10, name: 'Край 10' }, notStarted: 0, running: 5, lost: 1, finished: 4 },
      { region: null, notStarted: 5, running: 0, lost: 0, finished: 0 },
    ])
  })

  test('schools with lost attempts come first, then those with most solving', () => {
    const tiles = [tile(1, 10, { running: 9 }), tile(2, 10, { lost: 1 }), tile(3, 10, { running: 12 })]
    expect(byTrouble(tiles).map(({ school }) => school!.id)).toEqual([2, 3, 1])
  })
})
