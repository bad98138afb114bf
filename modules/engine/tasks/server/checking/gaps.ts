import type { ResponseOf } from '../../contract/index.ts'
import type { GapKey, RubricOf } from '../rubric.ts'
import { isCloseEnough } from './number.ts'
import { readNumber } from './read-number.ts'
import { type CheckResult, type Part, verdictOf } from './result.ts'
import { isBlank, matchesText } from './text.ts'

function isRight(key: GapKey, typed: string): boolean {
  if (isBlank(typed)) return false
  if (key.type === 'text') return matchesText(typed, key)
  if (key.type === 'choice') return typed === key.answer
  const read = readNumber(typed)
  return read !== null && isCloseEnough(read.value, key)
}

const isForeign = (key: GapKey | undefined, typed: string): boolean =>
  !key || (key.type === 'choice' && typed !== '' && !key.options.includes(typed))

/** Each place earns its own part of the points; an empty one earns nothing. */
function checkPlaces(keys: Record<string, GapKey>, gaps: Record<string, string>): CheckResult {
  const typed = Object.entries(gaps)
  if (typed.some(([id, text]) => isForeign(Object.hasOwn(keys, id) ? keys[id] : undefined, text)))
    return 'mismatch'
  if (typed.every(([, text]) => isBlank(text))) return 'empty'
  const parts = Object.entries(keys).map(([id, key]): Part => ({
    id,
    mark: isRight(key, gaps[id] ?? '') ? 'right' : 'wrong',
  }))
  const right = parts.filter(({ mark }) => mark === 'right').length
  return verdictOf(right / parts.length, parts)
}

export const checkGaps = ({ gaps: keys }: RubricOf<'gaps'>, { gaps }: ResponseOf<'gaps'>): CheckResult =>
  checkPlaces(keys, gaps)

/** Cells are gaps in a grid: each earns its own part of the points. */
export const checkTable = ({ cells: keys }: RubricOf<'table'>, { cells }: ResponseOf<'table'>): CheckResult =>
  checkPlaces(keys, cells)
