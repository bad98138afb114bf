import { exponentSigns, multiples, timesSigns } from './ru.ts'
import { plainSigns } from './unit.ts'

export interface ReadNumber {
  value: number
  /** The text after the number, usually a unit; may be empty. */
  rest: string
  /** The same without applying a written «тыс.» or «млн»: it may be a part of the unit. */
  unmultiplied?: { value: number; rest: string }
}

/** «12,5 тыс. рублей» is 12 500 рублей. */
function multiplied(value: number, rest: string): ReadNumber {
  for (const [word, times] of multiples) {
    const [found] = word.exec(rest) ?? []
    if (found !== undefined)
      return { value: value * times, rest: rest.slice(found.length), unmultiplied: { value, rest } }
  }
  return { value, rest }
}

const whole = String.raw`(?:\d{1,3}(?: \d{3})+(?!\d)|\d+)`
const decimal = String.raw`(?:${whole}(?:[.,]\d+)?|[.,]\d+)`
const power = String.raw`(?:\^|\*\*) ?[({]? ?([+-]? ?\d{1,3}) ?[)}]?`

const patterns = {
  mixed: new RegExp(`^(\\d+) ([1-9]\\d*) ?/ ?(\\d+)(?![\\d.,])`),
  fraction: new RegExp(`^(${decimal}) ?/ ?(${decimal})(?!\\d)`),
  scientific: new RegExp(`^(?:(${decimal}) ?(?:\\\\cdot|[${timesSigns}]) ?)?10 ?${power}`),
  exponent: new RegExp(`^(${decimal})[${exponentSigns}]([+-]?\\d{1,3})`),
  plain: new RegExp(`^${decimal}`),
}

const toNumber = (digits: string): number => Number(digits.replaceAll(' ', '').replace(',', '.'))

/** The unsigned number at the beginning and how many characters it takes. */
function readUnsigned(text: string): { value: number; length: number } | null {
  const mixed = patterns.mixed.exec(text)
  if (mixed && toNumber(mixed[2] ?? '') < toNumber(mixed[3] ?? '')) {
    const [all, integer = '', numerator = '', denominator = ''] = mixed
    return { value: toNumber(integer) + toNumber(numerator) / toNumber(denominator), length: all.length }
  }
  const scientific = patterns.scientific.exec(text)
  if (scientific) {
    const [all, mantissa = '1', exponent = ''] = scientific
    return { value: Number(`${toNumber(mantissa)}e${exponent.replaceAll(' ', '')}`), length: all.length }
  }
  const exponential = patterns.exponent.exec(text)
  if (exponential) {
    const [all, mantissa = '', exponent = ''] = exponential
    return { value: Number(`${toNumber(mantissa)}e${exponent}`), length: all.length }
  }
  const fraction = patterns.fraction.exec(text)
  if (fraction) {
    const [all, numerator = '', denominator = ''] = fraction
    return { value: toNumber(numerator) / toNumber(denominator), length: all.length }
  }
  const plain = patterns.plain.exec(text)
  return plain ? { value: toNumber(plain[0]), length: plain[0].length } : null
}

const naming = /^(?:\p{L}{1,3}\d? ?)?[=≈~] ?/u
const wrapped = /^\(([^()]*)\)$/
const unitLike = /^[\p{L}%°₽$€](?:[\p{L}%°₽./·*^() ]|(?<=[\p{L}^-])\d|(?<=\^)-)*$/u

/** A capital O among digits is a zero typed as a letter. */
const noughts = /(?<=\d[OО]*)[OО](?=$|[\dOО.,])|(?<![\p{L}\d])[OО](?=[.,]?\d)/gu
/** A letter used as a digit next to another one: the number is ambiguous. */
const figureLike = /\d[ЗlI|]/

/**
 * Reads what a pupil typed as a number: `3,5`, `7/2`, `1 1/2`, `−2`, `12 500`, `2·10^3`, `x = 5 см`.
 * Null when it is not one number: «пять», «5 или 6», «1/0».
 */
export function readNumber(typed: string): ReadNumber | null {
  const plain = plainSigns(typed)
  if (figureLike.test(plain)) return null
  let text = plain
    .replace(noughts, '0')
    .replace(naming, '')
    .replace(/ ?\.+$/, '')
  text = wrapped.exec(text)?.[1]?.trim() ?? text
  const [sign = ''] = /^[+-] ?/.exec(text) ?? []
  const unsigned = text.slice(sign.length)
  const read = readUnsigned(unsigned)
  if (!read || !Number.isFinite(read.value)) return null
  const rest = unsigned.slice(read.length).trim()
  if (rest !== '' && !unitLike.test(rest)) return null
  return multiplied(sign.startsWith('-') ? -read.value : read.value, rest)
}
