import { folded } from '@school/texts'
const maxWords = 8

/** Normalised words of a query: letters and digits in lower case, ё as е; punctuation is ignored. */
export function searchWords(text: string | undefined): string[] {
  const words = folded(text ?? '').match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, maxWords)
}
