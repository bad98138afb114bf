export const codeLength = 8

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
