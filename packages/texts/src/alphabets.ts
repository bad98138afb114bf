// Letters of the two alphabets that look the same in print, in pairs.
const latin = 'ABCEHKMOPTXYaceopxykËë'
const cyrillic = 'АВСЕНКМОРТХУасеорхукЁё'

const toCyrillic = new Map([...latin].map((letter, at) => [letter, cyrillic[at]!]))
export const toLatin = new Map([...cyrillic].map((letter, at) => [letter, latin[at]!]))

const word = /[\p{Script=Cyrillic}\p{Script=Latin}]+/gu
const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0
export const cyrillicIn = (text: string): number => countOf(text, /\p{Script=Cyrillic}/gu)
const latinIn = (text: string): number => countOf(text, /\p{Script=Latin}/gu)

export const switched = (text: string, letters: ReadonlyMap<string, string>): string =>
  [...text].map((letter) => letters.get(letter) ?? letter).join('')

/** The word with its foreign letters replaced, if each of them has a look-alike; otherwise as it was. */
function inOneAlphabet(text: string): string {
  const [ours, theirs] = [cyrillicIn(text), latinIn(text)]
  if (ours === 0 || theirs === 0) return text
  const asCyrillic = switched(text, toCyrillic)
  const asLatin = switched(text, toLatin)
  const [first, second] = ours >= theirs ? [asCyrillic, asLatin] : [asLatin, asCyrillic]
  return [first, second].find((made) => cyrillicIn(made) === 0 || latinIn(made) === 0) ?? text
}

/**
 * Latin letters that look like Cyrillic ones become Cyrillic in a word that is mostly Cyrillic, and the other way round:
 * «Cергей» with a Latin C is «Сергей». A word with a letter that has no look-alike in the other alphabet stays as it is.
 */
export const sameAlphabet = (text: string): string => text.replace(word, inOneAlphabet)

/** `sameAlphabet` for names: in a Cyrillic name a short word all of look-alikes («Иванов A. C.») is Cyrillic too. */
export function sameAlphabetOfName(text: string): string {
  const mended = sameAlphabet(text)
  if (cyrillicIn(mended) <= latinIn(mended)) return mended
  return mended.replace(word, (part) => {
    const made = switched(part, toCyrillic)
    return latinIn(made) === 0 ? made : part
  })
}
