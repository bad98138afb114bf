import type { ResponseOf } from '../../contract/index.ts'
import type { RubricOf } from '../rubric.ts'
import { type CheckResult, verdictOf } from './result.ts'
import { longestRun, shareOfRun } from './run.ts'

/** The very order earns everything; another earns by the longest run of items that follow each other rightly. */
export function checkOrdering(
  { order: wanted }: RubricOf<'ordering'>,
  { order }: ResponseOf<'ordering'>,
): CheckResult {
  if (order.length === 0) return 'empty'
  const given = new Set(order)
  if (order.length !== wanted.length || !wanted.every((id) => given.has(id))) return 'mismatch'
  const run = longestRun(order, wanted)
  const kept = new Set(run.length > 1 ? run : [])
  return verdictOf(
    shareOfRun(run, order, wanted),
    order.map((id) => ({ id, mark: kept.has(id) ? 'right' : 'wrong' })),
  )
}
