import { readLatinCode } from '@school/texts'

/** Letters and figures that are not taken for one another when read aloud: no 0 and O, no 1 and I. */
export const codeLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
export const codeLength = 8

/** As somebody has typed it: spaces, dashes, small letters and a Russian keyboard are no mistakes. */
export const plainCode = (typed: string): string => readLatinCode(typed, codeLetters)

/** «ABCD-2345»: in halves it is read and typed without losing the place. */
export const writtenCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`

export const guessLimit = 5
const restMs = 15 * 60_000

export interface Guesses {
  guesses: number
  guessedAt: Date
}

/** How many codes may be tried before the rest, and what this one makes of the count. */
export function afterGuess(before: Guesses | null, now: Date): { guesses: number; isRefused: boolean } {
  const isRested = !before || now.getTime() - before.guessedAt.getTime() >= restMs
  const guesses = isRested ? 1 : before.guesses + 1
  return { guesses, isRefused: guesses > guessLimit }
}
