import type { ResponseOf } from '../../contract/index.ts'
import type { RubricOf } from '../rubric.ts'
import { type CheckResult, type Part, verdictOf } from './result.ts'

const partOf = (id: string, given: string | undefined, wanted: string): Part => {
  if (given === undefined) return { id, mark: 'missed' }
  return { id, mark: given === wanted ? 'right' : 'wrong' }
}

/** Each pair earns its own part of the points. */
export function checkMatching(
  { pairs: wanted, right: known }: RubricOf<'matching'>,
  { pairs }: ResponseOf<'matching'>,
): CheckResult {
  const given = Object.entries(pairs)
  if (given.length === 0) return 'empty'
  const used = new Set(Object.values(pairs))
  const isForeign = given.some(([left, right]) => !Object.hasOwn(wanted, left) || !known.includes(right))
  if (isForeign || used.size < given.length) return 'mismatch'
  const parts = Object.entries(wanted).map(([left, right]) => partOf(left, pairs[left], right))
  return verdictOf(parts.filter(({ mark }) => mark === 'right').length / parts.length, parts)
}

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
