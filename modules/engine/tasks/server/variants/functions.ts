import { plural } from '@school/texts'
import { isWritten, tidy, type Value, writtenOf, type Written } from './value.ts'

type Act = (...given: Value[]) => Value | null

/** A function of numbers; `null` for other arguments. */
const ofNumbers =
  (act: (...numbers: number[]) => Value): Act =>
  (...given) =>
    given.length > 0 && given.every((value) => typeof value === 'number') ? act(...given) : null

const gcd = (a: number, b: number): number => (b === 0 ? Math.abs(a) : gcd(b, a % b))
const digitsOf = (value: number): number => (String(tidy(value)).split('.')[1] ?? '').length
const rounded = (value: number, digits = 0): number => {
  const scale = 10 ** digits
  return Math.round(value * scale) / scale
}

/** A number before a letter: nothing for 1, a single minus for −1. */
const coefficient = (size: number, letter: string): Written =>
  letter !== '' && size === 1 ? { plain: '', math: '' } : writtenOf(size)

/**
 * `sum(2, "x", -3)` is `2x − 3`: numbers with the letters that follow them. Zero terms are left out,
 * a coefficient of 1 is not written.
 */
function sum(...given: Value[]): Value | null {
  const terms: { size: number; letter: string }[] = []
  for (const value of given) {
    const last = terms.at(-1)
    if (typeof value === 'number') terms.push({ size: value, letter: '' })
    else if (typeof value === 'string' && last?.letter === '') last.letter = value
    else return null
  }
  const shown = terms.filter(({ size }) => size !== 0)
  if (shown.length === 0) return { plain: '0', math: '0' }
  return shown.reduce<Written>(
    (text, { size, letter }, index) => {
      const { plain, math } = coefficient(Math.abs(size), letter)
      const sign = index === 0 ? ['', ''] : [' + ', '+']
      const [before, inMath] = size < 0 ? (index === 0 ? ['\u2212', '-'] : [' \u2212 ', '-']) : sign
      return {
        plain: `${text.plain}${before}${plain}${letter}`,
        math: `${text.math}${inMath}${math}${letter}`,
      }
    },
    { plain: '', math: '' },
  )
}

function fraction(top: number, bottom: number): Written {
  const shared = gcd(top, bottom) || 1
  const sign = top * bottom < 0 ? -1 : 1
  const [p, q] = [Math.abs(top / shared), Math.abs(bottom / shared)]
  if (q === 1) return writtenOf(sign * p)
  const [a, b] = [writtenOf(p), writtenOf(q)]
  const minus = sign < 0 ? ['\u2212', '-'] : ['', '']
  return { plain: `${minus[0]}${a.plain}/${b.plain}`, math: `${minus[1]}\\frac{${a.math}}{${b.math}}` }
}

const brackets = (value: number): Written => {
  const { plain, math } = writtenOf(value)
  return value < 0 ? { plain: `(${plain})`, math: `(${math})` } : { plain, math }
}

const fixed = (value: number, digits: number): Written => {
  const whole = writtenOf(Math.trunc(rounded(Math.abs(value), digits)))
  const rest = Math.abs(value).toFixed(digits).split('.')[1]
  const tail = rest === undefined ? ['', ''] : [`,${rest}`, `{,}${rest}`]
  const sign = value < 0 ? ['\u2212', '-'] : ['', '']
  return { plain: `${sign[0]}${whole.plain}${tail[0]}`, math: `${sign[1]}${whole.math}${tail[1]}` }
}

/** «5 яблок». */
const counted: Act = (n, ...forms) => {
  const [one, few, many] = forms
  if (typeof n !== 'number' || typeof one !== 'string' || typeof few !== 'string' || typeof many !== 'string')
    return null
  const { plain, math } = writtenOf(n)
  const word = Number.isInteger(n) ? plural(Math.abs(n), one, few, many) : few
  return { plain: `${plain}\u00a0${word}`, math: `${math}\\ \\text{${word}}` }
}

/** All functions that a formula may call. */
export const functions: Record<string, Act> = {
  abs: ofNumbers((x) => Math.abs(x!)),
  min: ofNumbers((...all) => Math.min(...all)),
  max: ofNumbers((...all) => Math.max(...all)),
  floor: ofNumbers((x) => Math.floor(x!)),
  ceil: ofNumbers((x) => Math.ceil(x!)),
  round: ofNumbers((x, digits) => rounded(x!, digits)),
  sqrt: ofNumbers((x) => Math.sqrt(x!)),
  gcd: ofNumbers((a, b) => gcd(a!, b ?? 0)),
  lcm: ofNumbers((a, b = 1) => (a! * b) / (gcd(a!, b) || 1)),
  isWhole: ofNumbers((x) => Number.isInteger(x!)),
  isSquare: ofNumbers((x) => x! >= 0 && Number.isInteger(Math.sqrt(x!))),
  digits: ofNumbers((x) => digitsOf(x!)),
  sum,
  signed: ofNumbers((x) => {
    const { plain, math } = writtenOf(Math.abs(x!))
    return x! < 0 ? { plain: `\u2212 ${plain}`, math: `-${math}` } : { plain: `+ ${plain}`, math: `+${math}` }
  }),
  brackets: ofNumbers((x) => brackets(x!)),
  fraction: ofNumbers((p, q = 1) => fraction(p!, q)),
  fixed: ofNumbers((x, digits = 2) => fixed(x!, digits)),
  counted,
  /** For a sum or a fraction outside of a formula. */
  plain: (value) =>
    value !== undefined && typeof value === 'object' && isWritten(value) ? value.plain : null,
}
