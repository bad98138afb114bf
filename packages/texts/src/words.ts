import { nbsp } from './spaces.ts'

import { formatNumber } from './numbers.ts'

const isGrade = (index: number): boolean => Number.isInteger(index) && index >= 1 && index <= 11

/** The name of a grade (shared-application §5): 0 is before school, none is after it, the unknown is the first. */
export function gradeLabel(index: number | null | undefined): string {
  if (index === null || index === undefined) return 'Выпускник'
  if (index === 0) return 'Дошкольник'
  return isGrade(index) ? `${index} класс` : '1 класс'
}

/** «7 класс», «5–7 классы»: for whom a course is. */
export const gradeRange = (from: number, to: number): string =>
  from === to ? gradeLabel(from) : from === 0 ? `Дошкольники и 1–${to} классы` : `${from}–${to} классы`

/** Up to two capitals: «Пётр Гринёв» → «ПГ»; «?» for an empty name. */
export function initials(name: string): string {
  const letters = name
    .split(/[\s-]+/)
    .map((word) => word.match(/\p{L}/u)?.[0]?.toUpperCase() ?? '')
    .filter(Boolean)
  return letters.slice(0, 2).join('') || '?'
}

/** «а», «а и б», «а, б и в». */
export const listOf = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} и ${words.at(-1)}`

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

/** «7 из 10»; above the goal «57, нужно было 10». */
export const doneOf = (
  done: number,
  goal: number,
  format: (n: number) => string = (n) => formatNumber(n),
): string =>
  done > goal ? `${format(done)}, нужно было ${format(goal)}` : `${format(done)} из${nbsp}${format(goal)}`

/** A name in «ёлочки»; its own quotes become „лапки“: «Журнал „На полях“». */
export const quoted = (name: string | number): string =>
  `«${String(name).replaceAll('«', '„').replaceAll('»', '“')}»`

/** Typed text as a sentence that another one follows: with a mark at its end. */
export const asSentence = (typed: string): string => (/[.!?…]$/.test(typed) ? typed : `${typed}.`)
