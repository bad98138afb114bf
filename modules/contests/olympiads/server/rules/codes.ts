import { readLatinCode } from '@school/texts'

/** Letters and digits that are not confused when read aloud: no 0 and O, no 1 and I. */
export const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const codeLength = 8

/** Normalises typed input: spaces, dashes, small letters and a Russian keyboard layout are accepted. */
export const plainCode = (typed: string): string => readLatinCode(typed, codeLetters)

/** «ABCD-2345»: halves are easier to read and type. */
export const writtenCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

export const guessLimit = 5
const restMs = 15 * 60_000

export interface Guesses {
  guesses: number
  guessedAt: Date
}

/** Counts a wrong code; `isRefused` when the limit is exceeded before the pause has passed. */
export function afterGuess(before: Guesses | null, now: Date): { guesses: number; isRefused: boolean } {
  const isRested = !before || now.getTime() - before.guessedAt.getTime() >= restMs
  const guesses = isRested ? 1 : before.guesses + 1
  return { guesses, isRefused: guesses > guessLimit }
}
