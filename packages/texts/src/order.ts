const collator = new Intl.Collator('ru', { numeric: true })

/**
 * The order of names and titles by the Russian alphabet: word by word, ё next to е, Latin letters after Cyrillic ones,
 * numbers by size. Databases sort names by the collation `russian` in the same way.
 */
export function compareNames(one: string, other: string): number {
  const [words, others] = [one.split(' '), other.split(' ')]
  for (const [index, word] of words.entries()) {
    const order = collator.compare(word, others[index] ?? '')
    if (order !== 0) return order
  }
  return words.length - others.length
}
