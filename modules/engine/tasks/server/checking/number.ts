import type { ResponseOf } from '../../contract/index.ts'
import type { NumberKey, RubricOf } from '../rubric.ts'
import { type ReadNumber, readNumber } from './read-number.ts'
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

/** What was typed, in the unit of the key; null when it is no number or of another quantity. */
export function valueOf(text: string, rubric: NumberRubric): number | null {
  const read = readNumber(text)
  if (!read) return null
  const asWritten = read.unmultiplied
  // «5 тыс. руб.» where the key counts in thousands of roubles.
  const own = asWritten && factorOf(canonicalUnit(asWritten.rest), rubric)
  if (asWritten && own !== null && own !== undefined) return asWritten.value * own
  if (read.rest === '' || rubric.unit === null) return read.value
  const typed = canonicalUnit(read.rest)
  const factor = factorOf(typed, rubric) ?? (isKnownUnit(typed) ? null : 1)
  return factor === null ? null : read.value * factor
}

const namesUnit = (
  { rest, unmultiplied = { value: 0, rest: '' } }: ReadNumber,
  rubric: NumberRubric,
): boolean =>
  rubric.unit !== null &&
  [rest, unmultiplied.rest].some((unit) => unit !== '' && factorOf(canonicalUnit(unit), rubric) !== null)

/** Not right, with the author's comment on this very answer. */
function missed(value: number, rubric: NumberRubric): CheckResult {
  const isMade = (answer: string) => {
    const mistaken = valueOf(answer, rubric)
    return mistaken !== null && isCloseEnough(value, { answer: mistaken, tolerance: 0 })
  }
  return verdictOf(0, [], rubric.mistakes?.find(({ answers }) => answers.some(isMade))?.comment)
}

export function checkNumber(rubric: NumberRubric, { text }: ResponseOf<'number'>): CheckResult {
  if (isBlank(text)) return 'empty'
  const read = readNumber(text)
  if (!read) return 'unreadable'
  const value = valueOf(text, rubric)
  if (value === null) return verdictOf(0, [], says.unitOther)
  if (!isCloseEnough(value, rubric)) return missed(value, rubric)
  // A word that is no unit («5 яблок») does not affect the number.
  return rubric.unitRequired && !namesUnit(read, rubric) ? verdictOf(0.5, [], says.unitMissing) : verdictOf(1)
}
