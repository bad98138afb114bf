import { formatNumber } from './numbers.ts'
import { nbsp } from './spaces.ts'

/** The form of a word after a number: 1 задача, 2 задачи, 5 задач; after a fraction «1,5 задачи». */
export function plural(n: number, one: string, few: string, many: string): string {
  if (!Number.isInteger(n)) return few
  const tens = Math.abs(n) % 100
  const units = tens % 10
  if (tens >= 11 && tens <= 14) return many
  if (units === 1) return one
  return units >= 2 && units <= 4 ? few : many
}

/** The number with its word, never parted by a line break: «5 задач», «1 290 баллов». */
export const count = (n: number, one: string, few: string, many: string): string =>
  `${formatNumber(n)}${nbsp}${plural(n, one, few, many)}`
