import { CantCarry } from './foreign.ts'
import { says } from './ru.ts'

/** In short answers of Moodle a star stands for any signs, and `\*` is the star itself. */
const wildcard = /(?<!\\)\*/

export interface GivenAnswer {
  text: string
  /** In per cent. */
  share: number
  comment: string
}

/** A catch-all says what is answered to everything else; nothing of the key is lost with it. */
const isCatchAll = ({ text, share }: GivenAnswer): boolean => text === '*' && share <= 0

/**
 * Answers without stars.
 * @param isPattern whether stars mean anything: they do in texts, and in numbers alone
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
