import { caseSensitiveUnit, isUnitSymbol, spokenUnits, unitSymbol } from './ru.ts'

const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺'
const plainScripts = '0123456789-+'

const raised = new RegExp(`[${superscripts}]+`, 'g')
const subscripts = '₀₁₂₃₄₅₆₇₈₉₋₊'
const lowered = new RegExp(`[${subscripts}]`, 'g')

/** `x²` and `x^{2}` as `x^2`, `H₂O` as `H2O`: what a keyboard can type. */
export const linearScripts = (text: string): string =>
  text
    .replace(
      raised,
      (signs) => `^${Array.from(signs, (s) => plainScripts[superscripts.indexOf(s)]).join('')}`,
    )
    .replace(lowered, (sign) => plainScripts[subscripts.indexOf(sign)]!)
    .replace(/\^ ?[({] ?([+-]?\d+) ?[)}]/g, '^$1')

/** The many ways to type the same sign, as one. Superscripts become `^…` before NFKC would lose them. */
export function plainSigns(text: string): string {
  return text
    .replace(/[½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞]/g, (sign) => ` ${sign.normalize('NFKC')}`)
    .replace(
      raised,
      (signs) => `^${Array.from(signs, (s) => plainScripts[superscripts.indexOf(s)]).join('')}`,
    )
    .replace(/[\u00ba\u02da]/g, '°')
    .normalize('NFKC')
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\u2044\u2215]/g, '/')
    .replace(/\s+/g, ' ')
    .trim()
}

const factors = /[/·*]/

function factorOf(text: string): string {
  const [, word = text, power, digit] = /^(.+?)(?:\^\(?([+-]?\d+)\)?|(?<=\p{L})(\d))?$/u.exec(text) ?? []
  const exponent = power ?? digit
  return unitSymbol(word.trim()) + (exponent && exponent !== '1' ? `^${exponent}` : '')
}

/** One spelling for each unit: «км в час», «km/h» and «км/ч.» are the same. */
export function canonicalUnit(text: string): string {
  let unit = plainSigns(text).replace(/\.+$/, '')
  for (const [pattern, sign] of spokenUnits) unit = unit.replace(pattern, sign)
  return unit
    .split(new RegExp(`(${factors.source})`))
    .map((piece) =>
      factors.test(piece) ? piece.replace('*', '·') : factorOf(piece.trim().replace(/\.$/, '')),
    )
    .join('')
}

/** Whether two canonical units are one. Case is ignored unless it distinguishes «милли» from «мега». */
export function isSameUnit(a: string, b: string): boolean {
  if (a === b) return true
  if (a.toLowerCase() !== b.toLowerCase()) return false
  return !caseSensitiveUnit.test(a) || a[0] === b[0]
}

/** A unit of measure, and not a word such as «яблок». */
export const isKnownUnit = (canonical: string): boolean =>
  canonical.split(factors).every((factor) => isUnitSymbol(factor.replace(/\^.*$/, '')))
