import type { ResponseOf } from '../../contract/index.ts'
import type { RubricOf } from '../rubric.ts'
import { type CheckResult, type Part, verdictOf } from './result.ts'
import { longestRun, shareOfRun } from './run.ts'

interface Attempt {
  share: number
  parts: Part[]
}

function against(wanted: readonly string[], given: readonly string[]): Attempt {
  const run = longestRun(given, wanted)
  const share = shareOfRun(run, given, wanted)
  const kept = new Set(share > 0 ? run : [])
  const used = given.map((id): Part => ({ id, mark: kept.has(id) ? 'right' : 'wrong' }))
  const missed = wanted.filter((id) => !given.includes(id)).map((id): Part => ({ id, mark: 'missed' }))
  return { share, parts: [...used, ...missed] }
}

/** One of the right answers earns everything; another earns by the longest run that it shares with the nearest of them. */
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
