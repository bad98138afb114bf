const collator = new Intl.Collator('ru', { numeric: true })

interface Valued {
  getValue(column: string): unknown
}

/** Numbers by size, words as Russian dictionaries have them, what is unknown before everything known. */
export function compare(one: Valued, other: Valued, column: string): number {
  const [a, b] = [one.getValue(column), other.getValue(column)]
  if (a === null || b === null) return Number(a !== null) - Number(b !== null)
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))
}
