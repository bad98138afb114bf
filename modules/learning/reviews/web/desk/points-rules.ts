/** Points by criteria during editing: integers, `undefined` where not set yet. */
export type Given = Readonly<Record<string, number | undefined>>

interface Criterion {
  id: string
  maxPoints: number
}

export const isWhole = (criteria: readonly Criterion[], given: Given): boolean =>
  criteria.every(({ id }) => given[id] !== undefined)

/** In hundredths. */
export const totalOf = (criteria: readonly Criterion[], given: Given): number =>
  criteria.reduce((sum, { id }) => sum + 100 * (given[id] ?? 0), 0)

/** Appends a comment to the typed text. */
export const wordsAfter = (said: string, phrase: string): string =>
  [said.trim(), phrase].filter(Boolean).join(' ')

/** A digit sets the current criterion; null when it is above the maximum. */
export function afterDigit(
  criteria: readonly Criterion[],
  given: Given,
  at: number,
  digit: number,
): { given: Given; at: number } | null {
  const criterion = criteria[at]
  if (!criterion || digit > criterion.maxPoints) return null
  return { given: { ...given, [criterion.id]: digit }, at: Math.min(at + 1, criteria.length - 1) }
}
