export type Strength = 'short' | 'weak' | 'fair' | 'strong'

const shortest = 8
const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/** An estimate for the user; the server checks the lists and decides. Length is worth more than unusual characters. */
export function strengthOf(password: string): Strength {
  if (password.length < shortest) return 'short'
  const different = new Set(password.toLowerCase()).size
  const worth =
    Math.min(password.length, 2 * different) + 2 * (kinds.filter((kind) => kind.test(password)).length - 1)
  if (different < 5 || worth < 11) return 'weak'
  return worth < 17 ? 'fair' : 'strong'
}
