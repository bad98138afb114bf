import type { LineEnd, ResponseOf } from '../../contract/index.ts'
import type { RubricOf } from '../rubric.ts'
import { isCloseEnough } from './number.ts'
import { type CheckResult, type Part, verdictOf } from './result.ts'
import { says } from './ru.ts'

type LineRubric = RubricOf<'number_line'>

const isUnset = ({ at, isEndless }: LineEnd): boolean => at === null && !isEndless

const isSamePlace = (given: LineEnd, key: LineEnd, tolerance: number): boolean => {
  if (key.isEndless || given.isEndless) return key.isEndless && given.isEndless
  return given.at !== null && isCloseEnough(given.at, { answer: key.at ?? 0, tolerance })
}

const isForeign = ({ shape, ends: keys, from, to }: LineRubric, ends: readonly LineEnd[]): boolean => {
  if (ends.some(({ at, isEndless }) => at !== null && (isEndless || at < from || at > to))) return true
  if (shape === 'points')
    return ends.length > keys.length || ends.some((end) => end.isOpen || end.isEndless || end.at === null)
  const [left, right] = ends
  return ends.length !== 2 || (left!.at !== null && right!.at !== null && left!.at >= right!.at)
}

/** Each point of the key matches at most one point. Both are walked from left to right. */
function checkPoints({ ends: keys, tolerance }: LineRubric, ends: readonly LineEnd[]): CheckResult {
  const wanted = keys.toSorted((a, b) => a.at! - b.at!)
  const met = new Set<LineEnd>()
  const given = ends.map((end, index) => ({ end, id: String(index + 1) }))
  const hits = new Set(
    given
      .toSorted((a, b) => a.end.at! - b.end.at!)
      .filter(({ end }) => {
        const key = wanted.find((one) => !met.has(one) && isSamePlace(end, one, tolerance))
        if (key) met.add(key)
        return key !== undefined
      })
      .map(({ id }) => id),
  )
  const parts = given.map(({ id }): Part => ({ id, mark: hits.has(id) ? 'right' : 'wrong' }))
  return verdictOf(hits.size / keys.length, parts)
}

/** Each end earns a half, for its place and its type together. */
function checkInterval({ ends: keys, tolerance }: LineRubric, ends: readonly LineEnd[]): CheckResult {
  const parts = keys.map((key, index): Part & { isPlaced: boolean } => {
    const end = ends[index]!
    const isPlaced = isSamePlace(end, key, tolerance)
    const isRight = isPlaced && (key.isEndless || end.isOpen === key.isOpen)
    return { id: String(index + 1), mark: isRight ? 'right' : 'wrong', isPlaced }
  })
  const right = parts.filter(({ mark }) => mark === 'right').length
  const isOnlySort = right < 2 && parts.every(({ isPlaced }) => isPlaced)
  return verdictOf(
    right / 2,
    parts.map(({ id, mark }) => ({ id, mark })),
    isOnlySort ? says.endsOfOtherSort : null,
  )
}

export function checkNumberLine(rubric: LineRubric, { ends }: ResponseOf<'number_line'>): CheckResult {
  if (ends.every(isUnset)) return 'empty'
  if (isForeign(rubric, ends)) return 'mismatch'
  return rubric.shape === 'points' ? checkPoints(rubric, ends) : checkInterval(rubric, ends)
}
