import { folded } from '@school/texts'
import { says } from './ru.ts'

/** Words as they are compared: lower case, ё as е, nothing but letters and digits. */
export const soughtOf = (text: string): string =>
  folded(text)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()

/** Words before the name of nearly every school, which do not distinguish schools. */
const empty = new Set(says.emptyWords)

export interface SoughtSchool {
  /** «57» of «школа №57». */
  number: number | null
  /** What is left when the number and the words of every school are gone. */
  words: string
}

export function soughtSchool(typed: string): SoughtSchool {
  const words = soughtOf(typed).split(' ')
  const number = words.find((word) => /^\d{1,4}$/.test(word))
  const rest = words.filter((word) => word !== number && !empty.has(word))
  return { number: number ? Number(number) : null, words: rest.join(' ') }
}
