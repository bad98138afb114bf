import type { ResponseOf } from '../../contract/index.ts'
import type { NumberKey, RubricOf } from '../rubric.ts'
import { readNumber } from './read-number.ts'
import { type CheckResult, verdictOf } from './result.ts'
import { says } from './ru.ts'
import { isBlank } from './text.ts'
import { canonicalUnit, isKnownUnit, isSameUnit } from './unit.ts'

/** Sums such as 0.1 + 0.2 must not push an answer over the edge of its tolerance. */
const guard = 1e-9

export function isCloseEnough(value: number, { answer, tolerance }: NumberKey): boolean {
  return Math.abs(value - answer) <= tolerance + guard * Math.max(Math.abs(answer), tolerance)
}

type NumberRubric = RubricOf<'number'>

/** How many units of the key are in one typed unit; null when the typed one is another quantity or no unit. */
function factorOf(typed: string, { unit, otherUnits }: NumberRubric): number | null {
  if (unit && isSameUnit(canonicalUnit(unit), typed)) return 1
  const other = Object.entries(otherUnits).find(([name]) => isSameUnit(canonicalUnit(name), typed))
  return other?.[1] ?? null
}

const withoutUnit = (value: number, rubric: NumberRubric): CheckResult =>
  isCloseEnough(value, rubric) ? verdictOf(0.5, [], says.unitMissing) : verdictOf(0)

export function checkNumber(rubric: NumberRubric, { text }: ResponseOf<'number'>): CheckResult {
  if (isBlank(text)) return 'empty'
  const read = readNumber(text)
  if (!read) return 'unreadable'
  const plain = () => verdictOf(isCloseEnough(read.value, rubric) ? 1 : 0)
  if (read.rest === '') return rubric.unitRequired ? withoutUnit(read.value, rubric) : plain()
  if (rubric.unit === null) return plain()
  const typed = canonicalUnit(read.rest)
  const factor = factorOf(typed, rubric)
  if (factor !== null) return verdictOf(isCloseEnough(read.value * factor, rubric) ? 1 : 0)
  if (isKnownUnit(typed)) return verdictOf(0, [], says.unitOther)
  // A word that is no unit («5 яблок») says nothing against the number.
  return rubric.unitRequired ? withoutUnit(read.value, rubric) : plain()
}
