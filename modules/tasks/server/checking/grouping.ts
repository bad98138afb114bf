import type { ResponseOf } from '../../contract/index.ts'
import type { RubricOf } from '../rubric.ts'
import { type CheckResult, type Part, verdictOf } from './result.ts'

/** Item -> its group. */
const placesIn = (groups: Record<string, string[]>): Map<string, string> =>
  new Map(Object.entries(groups).flatMap(([group, items]) => items.map((item) => [item, group] as const)))

/** The share of items in their groups minus the share of misplaced ones, never below 0. A spare item belongs nowhere. */
export function checkGrouping(
  { groups: wanted, items: known }: RubricOf<'grouping'>,
  { groups }: ResponseOf<'grouping'>,
): CheckResult {
  const placed = Object.values(groups).flat()
  if (Object.keys(groups).some((group) => !Object.hasOwn(wanted, group))) return 'mismatch'
  if (new Set(placed).size < placed.length || placed.some((item) => !known.includes(item))) return 'mismatch'
  if (placed.length === 0) return 'empty'
  const homes = placesIn(wanted)
  const places = placesIn(groups)
  const parts = known.flatMap((id): Part[] => {
    const place = places.get(id)
    if (place !== undefined) return [{ id, mark: place === homes.get(id) ? 'right' : 'wrong' }]
    return homes.has(id) ? [{ id, mark: 'missed' }] : []
  })
  const countOf = (wantedMark: Part['mark']) => parts.filter(({ mark }) => mark === wantedMark).length
  return verdictOf(Math.max(0, countOf('right') - countOf('wrong')) / homes.size, parts)
}
