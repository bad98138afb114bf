import { folded } from '@school/texts'
const maxWords = 8

/** What is looked for: words of letters and digits in lower case, ё as е; punctuation says nothing. */
export function searchWords(text: string | undefined): string[] {
  const words = folded(text ?? '').match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, maxWords)
}
