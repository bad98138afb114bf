export type Strength = 'short' | 'weak' | 'fair' | 'strong'

const shortest = 8
const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u]

/** A guess for whoever types; the server looks into lists and judges. Length is worth more than odd signs. */
export function strengthOf(password: string): Strength {
  if (password.length < shortest) return 'short'
  const different = new Set(password.toLowerCase()).size
  const worth =
    Math.min(password.length, 2 * different) + 2 * (kinds.filter((kind) => kind.test(password)).length - 1)
  if (different < 5 || worth < 11) return 'weak'
  return worth < 17 ? 'fair' : 'strong'
}
