import type { ResponseOf } from '../../contract/index.ts'
import type { RubricOf } from '../rubric.ts'
import { type CheckResult, type Part, verdictOf } from './result.ts'

/** The longest chain of neighbours that two orders share. */
export function longestChain(given: readonly string[], wanted: readonly string[]): readonly string[] {
  let best: readonly string[] = []
  for (let from = 0; from < given.length; from++) {
    const start = wanted.indexOf(given[from]!)
    if (start < 0) continue
    let length = 1
    while (from + length < given.length && given[from + length] === wanted[start + length]) length++
    if (length > best.length) best = given.slice(from, from + length)
  }
  return best
}

/** Full points for the exact order; otherwise the share of adjacent pairs in the longest chain. A single piece has none. */
function shareOfChain(chain: readonly string[], given: readonly string[], wanted: readonly string[]): number {
  const joints = Math.max(given.length, wanted.length) - 1
  return joints > 0 ? Math.max(0, chain.length - 1) / joints : Number(chain.length > 0)
}

/** Full points for the exact order; otherwise points for the longest chain of items that follow each other correctly. */
export function checkOrdering(
  { order: wanted }: RubricOf<'ordering'>,
  { order }: ResponseOf<'ordering'>,
): CheckResult {
  if (order.length === 0) return 'empty'
  const given = new Set(order)
  if (order.length !== wanted.length || !wanted.every((id) => given.has(id))) return 'mismatch'
  const chain = longestChain(order, wanted)
  const kept = new Set(chain.length > 1 ? chain : [])
  return verdictOf(
    shareOfChain(chain, order, wanted),
    order.map((id) => ({ id, mark: kept.has(id) ? 'right' : 'wrong' })),
  )
}

interface Attempt {
  share: number
  parts: Part[]
}

function against(wanted: readonly string[], given: readonly string[]): Attempt {
  const chain = longestChain(given, wanted)
  const share = shareOfChain(chain, given, wanted)
  const kept = new Set(share > 0 ? chain : [])
  const used = given.map((id): Part => ({ id, mark: kept.has(id) ? 'right' : 'wrong' }))
  const missed = wanted.filter((id) => !given.includes(id)).map((id): Part => ({ id, mark: 'missed' }))
  return { share, parts: [...used, ...missed] }
}

/** Full points for one of the right answers; otherwise points for the longest chain shared with the nearest of them. */
export function checkCompose(
  { pieces: known, answers }: RubricOf<'compose'>,
  { pieces }: ResponseOf<'compose'>,
): CheckResult {
  if (pieces.length === 0) return 'empty'
  if (new Set(pieces).size !== pieces.length || pieces.some((id) => !known.includes(id))) return 'mismatch'
  const attempts = answers.map((answer) => against(answer, pieces))
  const best = attempts.reduce((a, b) => (b.share > a.share ? b : a))
  return verdictOf(best.share, best.parts)
}
