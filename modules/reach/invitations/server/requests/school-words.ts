import { folded } from '@school/texts'
import { emptyWords } from '../ru-requests.ts'

/** Words by which schools are looked for: the number, or what distinguishes the name, and the town. */
export const wordsOf = (typed: string): string[] =>
  folded(typed)
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim()
    .split(' ')
    .filter((word) => word !== '' && !emptyWords.has(word))
