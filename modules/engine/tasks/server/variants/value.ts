/** A text with different spelling inside and outside of a formula. */
export interface Written {
  plain: string
  math: string
}

/** The value of a name of a recipe; a record is a choice of words that go together. */
export type Value = number | string | boolean | Written | { [field: string]: Value }
export type Values = Record<string, Value>

/** Twelve digits are more than a task needs and fewer than the tail of `0.1 + 0.2`. */
export const tidy = (value: number): number => Number(value.toPrecision(12)) + 0

export const isWritten = (value: Value): value is Written =>
  typeof value === 'object' && typeof value.plain === 'string' && typeof value.math === 'string'

const minus = '\u2212'
const thin = '\u00a0'

const plainNumber = (value: number): string => {
  const [whole = '', rest] = String(Math.abs(value)).split('.')
  // Four digits are written together, five and more in groups of three.
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, thin) : whole
  return rest === undefined ? grouped : `${grouped},${rest}`
}

/** A number in Russian notation, and in the notation of KaTeX. */
export const writtenOf = (value: number): Written => {
  const digits = plainNumber(tidy(value))
  const math = digits.replace(',', '{,}').replaceAll(thin, '\\,')
  return value < 0 ? { plain: minus + digits, math: `-${math}` } : { plain: digits, math }
}

/** A value in a text. */
export function written(value: Value, isMath: boolean): string {
  if (typeof value === 'number') return writtenOf(value)[isMath ? 'math' : 'plain']
  if (isWritten(value)) return value[isMath ? 'math' : 'plain']
  return typeof value === 'object' ? '' : String(value)
}
