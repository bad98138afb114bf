import { classPattern, datePattern, female, letterOf, male } from './ru-titles.ts'

export const isNumber = (text: string): boolean => /^№?\s*\d{1,6}\s*[.)]?$/.test(text)
const isPhone = (text: string): boolean =>
  /^\+?[\d\s().–-]{6,}$/.test(text) && /\d{5}/.test(text.replace(/\D/g, ''))
export const isDate = (text: string): boolean => datePattern.test(text)
export const isGender = (text: string): boolean => male.test(text) || female.test(text)

export interface ClassName {
  grade: number
  /** `null` when the list names the grade alone. */
  letter: string | null
}

/** «7 «Д»», «7-д», «7Д класс». */
export function readClassName(text: string): ClassName | null {
  const [, grade, letter] = classPattern.exec(text.trim()) ?? []
  if (grade === undefined) return null
  const capital = letter?.toUpperCase()
  return {
    grade: Number(grade),
    letter: capital === undefined ? null : [...capital].map((sign) => letterOf[sign] ?? sign).join(''),
  }
}

export const titleOfClass = ({ grade, letter }: ClassName): string => `${grade}${letter ?? ''}`

export type Kind = 'email' | 'number' | 'phone' | 'date' | 'gender' | 'class' | 'figures' | 'text'

/** An address, with the brackets in which mail programs put it. */
export const addressInside = /[<(]?[^\s<>()]+@[^\s<>()]+[>)]?/g

/** What a cell is by itself. «Ёлкин Пётр <p@example.ru>» is a text. */
export function kindOf(text: string): Kind {
  if (text.includes('@') && text.length < 300)
    return /\p{L}{2}/u.test(text.replace(addressInside, ' ')) ? 'text' : 'email'
  if (isNumber(text)) return 'number'
  if (isDate(text)) return 'date'
  if (isPhone(text)) return 'phone'
  if (isGender(text)) return 'gender'
  if (/^[\d\s.,+()№/–-]+$/.test(text)) return 'figures'
  return readClassName(text) ? 'class' : 'text'
}

const pair = (n: number): string => String(n).padStart(2, '0')

/** The cell of a workbook as it is read in the sheet: dates as days, numbers without a tail of binary fractions. */
export function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) return ''
    return `${pair(value.getUTCDate())}.${pair(value.getUTCMonth() + 1)}.${value.getUTCFullYear()}`
  }
  if (typeof value === 'number') return String(Number(value.toPrecision(15)))
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'string' ? value.trim() : ''
}
