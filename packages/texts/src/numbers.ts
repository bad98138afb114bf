import { nbsp } from './spaces.ts'

/*
 * By hand, not by Intl: the server and an old phone may have different editions of its data,
 * and the page must come out the same on both sides.
 */

const grouped = (digits: string): string => digits.replace(/\B(?=(\d{3})+$)/g, nbsp)

/** «1 290», «−3,5»: groups of three, a comma, a real minus; at most `decimals` figures after the comma. */
export function formatNumber(n: number, decimals = 2): string {
  const [whole = '0', fraction = ''] = Math.abs(n).toFixed(decimals).split('.')
  const rest = fraction.replace(/0+$/, '')
  const text = grouped(whole) + (rest && `,${rest}`)
  return n < 0 && text !== '0' ? `−${text}` : text
}

/** «1 063 из 15 000». */
export const outOf = (n: number, of: number): string =>
  `${formatNumber(n)}${nbsp}из${nbsp}${formatNumber(of)}`

/** «45 %»; whole, a hundred only when it is full, nought only when it is empty. */
export function formatPercent(percent: number): string {
  const rounded = Math.round(percent)
  const honest = percent < 100 && rounded >= 100 ? 99 : percent > 0 && rounded <= 0 ? 1 : rounded
  return `${honest}${nbsp}%`
}

/** Whole percents of a part; `null` of nothing. Halves are rounded up, to 100 as well. */
export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((100 * part) / whole)

/** «1 290 ₽», «99,50 ₽»: kopecks are shown when there are some. */
export function formatMoney(kopecks: number): string {
  const whole = Math.trunc(Math.abs(kopecks) / 100)
  const rest = Math.abs(kopecks) % 100
  const text = grouped(String(whole)) + (rest === 0 ? '' : `,${String(rest).padStart(2, '0')}`)
  return `${kopecks < 0 ? '−' : ''}${text}${nbsp}₽`
}
