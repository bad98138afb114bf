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
