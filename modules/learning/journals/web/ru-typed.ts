/** Letters that write a mark by one press: Russian ones, those of the same keys in the Latin layout, and «n» by its sound. */
export const lettersOf: Record<'absent' | 'excused', readonly string[]> = {
  absent: ['н', 'y', 'n'],
  excused: ['о', 'j', 'o'],
}

/** Signs that mean an empty cell in people's tables. */
export const emptySigns: readonly string[] = ['', '-', '–', '—', '.']
