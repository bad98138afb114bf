import { CantCarry } from './foreign.ts'
import { says } from './ru.ts'

/** In short answers of Moodle a star matches any characters, and `\*` is the star itself. */
const wildcard = /(?<!\\)\*/

export interface GivenAnswer {
  text: string
  /** In per cent. */
  share: number
  comment: string
}

/** A catch-all is feedback for all other answers; dropping it does not change the key. */
const isCatchAll = ({ text, share }: GivenAnswer): boolean => text === '*' && share <= 0

/**
 * Answers without stars.
 * @throws CantCarry for a star in a right answer
 */
export function withoutWildcards(given: readonly GivenAnswer[]): GivenAnswer[] {
  const meant = given.filter((answer) => !isCatchAll(answer))
  const starred = meant.find(({ text, share }) => share > 0 && wildcard.test(text))
  if (starred) throw new CantCarry(says.wildcard(starred.text))
  return meant
    .filter(({ text }) => !wildcard.test(text))
    .map((answer) => ({ ...answer, text: answer.text.replaceAll('\\*', '*') }))
}

export const withLiteralStars = (text: string): string => text.replaceAll('*', '\\*')
