/** Up to two capitals: «Пётр Гринёв» → «ПГ»; «?» for nobody. */
export function initials(name: string): string {
  const letters = name
    .split(/[\s-]+/)
    .map((word) => word.match(/\p{L}/u)?.[0]?.toUpperCase() ?? '')
    .filter(Boolean)
  return letters.slice(0, 2).join('') || '?'
}

/** «а», «а и б», «а, б и в». */
export const listOf = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} и ${words.at(-1)}`
