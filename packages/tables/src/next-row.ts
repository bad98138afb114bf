const page = 10

/** Where a key leads from a row; `null` when it is no key of a way. */
export function nextRow(key: string, from: number, count: number): number | null {
  const wanted: Record<string, number> = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: count - 1,
  }
  const to = wanted[key]
  return to === undefined ? null : Math.min(Math.max(to, 0), count - 1)
}
