import type { CourseCard } from '@school/courses/contract'
import { folded } from '@school/texts'

/** The course that is proposed to who learns nothing of the class yet: a free one if there is one. @param cards the most suitable first */
export const courseToBegin = <C extends Pick<CourseCard, 'isFree'>>(cards: readonly C[]): C | null =>
  cards.find(({ isFree }) => isFree) ?? cards[0] ?? null

const maxWords = 8

/** Normalised words of a query: letters and digits in lower case, ё as е; punctuation is ignored. */
export function searchWords(text: string | undefined): string[] {
  const words = folded(text ?? '').match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, maxWords)
}
