import { latinRows, ofSchool, russianRows, walks } from './ru-keys.ts'

const leastRest = 8
const shortestWord = 4
const leastDifferent = 4

const latin = latinRows.join('')
const russian = russianRows.join('')

/** As it would look typed in the other layout: «пароль» is «gfhjkm» on the same keys. */
export const inLatinLayout = (password: string): string =>
  [...password].map((sign) => latin[russian.indexOf(sign)] ?? sign).join('')

const reversed = (text: string): string => [...text].reverse().join('')

/** «аааааааа», «12345678», «87654321», «абвгдежз»: a few signs, or one walk along the keys. @param password in small letters */
export function isMonotonous(password: string): boolean {
  if (new Set(password).size < leastDifferent) return true
  return walks.some((walk) => [walk, reversed(walk)].some((way) => `${way}${way}`.includes(password)))
}

/** Of a name and an address, the words long enough to be known in a password. */
export function ownWords(texts: readonly (string | null | undefined)[]): string[] {
  const words = texts
    .flatMap((text) => [text ?? '', (text ?? '').split('@')[0]!])
    .flatMap((text) => [text, ...text.split(/[^\p{L}\p{N}]+/u)])
  return [...new Set(words.map((word) => word.toLowerCase()))].filter((word) => word.length >= shortestWord)
}

const without = (password: string, words: readonly string[]): string =>
  words.toSorted((a, b) => b.length - a.length).reduce((rest, word) => rest.replaceAll(word, ''), password)

/** Too little of it is left when one's own words are taken away. @param password in small letters */
export const isPersonal = (password: string, words: readonly string[]): boolean =>
  without(password, words).length < Math.min(leastRest, password.length)

/** The same of the words that everybody takes. */
export const isOfSchool = (password: string): boolean => isPersonal(password, ofSchool)
