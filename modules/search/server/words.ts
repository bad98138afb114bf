const maxWords = 8
const maxWordLength = 40

/** As texts are compared: lower case, ё as е, letters of one code each. */
export const folded = (text: string): string => text.normalize('NFC').toLowerCase().replaceAll('ё', 'е')

/** Words of a text, apart from punctuation, as they stand in the index. */
export const wordsOf = (text: string): string[] =>
  (folded(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word.slice(0, maxWordLength))

/** What is looked for: the first words, each once. */
export const askedWords = (text: string): string[] => [...new Set(wordsOf(text))].slice(0, maxWords)
