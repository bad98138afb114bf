import { folded, cutText } from '@school/texts'
import { gradeWord, joinGrades } from './ru-grades.ts'

const maxWords = 8
const maxWordLength = 40

/** As texts are compared: lower case, ё as е, letters of one code each. */
export const foldedWord = (text: string): string => folded(text.normalize('NFC'))

/** Words of a text, apart from punctuation, as the index has them. */
export const wordsOf = (text: string): string[] =>
  (foldedWord(text).match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => cutText(word, maxWordLength))

/** What is looked for: the first words, each once. */
export const askedWords = (text: string): string[] =>
  [...new Set(wordsOf(joinGrades(foldedWord(text))))].slice(0, maxWords)

/** A word of a query, as it is put to the index. */
export interface Term {
  /** Finds titles and forms that begin so. */
  readonly beginning: string
  /** Finds every form of the word; `null` for a stop word or the beginning of a word. */
  readonly lexeme: string | null
}

/** «физика 7»: a number that may be a grade. As a beginning of words, 1 would find 10 and 11. */
const isGrade = (word: string): boolean => /^(?:1[01]|[1-9])$/.test(word)

// Words are letters and digits (`wordsOf`), lexemes are made of them: nothing to escape inside of the quotes.
function termSql({ beginning, lexeme }: Term): string {
  if (isGrade(beginning)) return `('${beginning}' | '${gradeWord(Number(beginning))}')`
  return lexeme ? `('${lexeme}' | '${beginning}':*)` : `'${beginning}':*`
}

/** The text of a `tsquery`. */
export const tsqueryOf = (terms: readonly Term[], joint: '&' | '|'): string =>
  terms.map(termSql).join(` ${joint} `)

/** A form adds an ending to what the word is reduced to, and endings are short. */
const longestEnding = 4

/** Whether a word of a text matches the query, by the same rule as the index. */
export function isSought(word: string, terms: readonly Term[]): boolean {
  const said = foldedWord(word)
  return terms.some(
    ({ beginning, lexeme }) =>
      said.startsWith(beginning) ||
      (lexeme !== null && said.startsWith(lexeme) && said.length - lexeme.length <= longestEnding),
  )
}
