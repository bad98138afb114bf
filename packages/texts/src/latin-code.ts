import { cyrillicIn, switched, toLatin } from './alphabets.ts'
import { normaliseText } from './normalise.ts'

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
const russianKeys = 'йцукенгшщзхъфывапролджэячсмитьбю'
const keyOf = new Map([...russianKeys].map((letter, at) => [letter, latinKeys[at]!]))

/** Readings of a code, most probable first: as it is or by look-alikes, then by the keys of a Russian keyboard. */
function latinReadings(text: string): string[] {
  if (cyrillicIn(text) === 0) return [text]
  const byKeys = [...text.toLowerCase()].map((letter) => keyOf.get(letter) ?? letter).join('')
  return [switched(text, toLatin), byKeys.toUpperCase()]
}

/** What is pasted together with a code: the address of its page, the word for it. */
const before = /^(?:https?:\/\/\S*[#/=]|(?:личный )?код(?=[\s:-])[\s:-]*)/i

/**
 * A Latin code as it is kept, out of what was typed: in any case and width, with any signs between its letters, with
 * Cyrillic look-alikes («А» for «A»), or on a Russian keyboard that was not switched («Й» for «Q»). What is no code of
 * this alphabet is returned by look-alikes.
 */
export function readLatinCode(typed: string, alphabet: string): string {
  const signs = normaliseText(typed, 'code')
    .normalize('NFKC')
    .replace(before, '')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
  const readings = latinReadings(signs)
  return readings.find((reading) => [...reading].every((sign) => alphabet.includes(sign))) ?? readings[0]!
}
