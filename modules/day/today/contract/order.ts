interface Ordered {
  readonly key: string
  readonly startsAt: unknown
}

/** An item with an hour has a fixed place; the pupil places the rest. */
export const isPlaceable = ({ startsAt }: Ordered): boolean => startsAt === null

/**
 * Rows of a day in the pupil's own order. Items with an hour keep their places and the rest goes around them. An item that was added after the order
 * was stored follows the row that it follows by default: the own order covers only what the pupil has seen.
 */
export function inOwnOrder<T extends Ordered>(rows: readonly T[], keys: readonly string[]): T[] {
  const free = rows.filter(isPlaceable)
  const own = keys.flatMap((key) => free.find((row) => row.key === key) ?? [])
  for (const [index, row] of free.entries()) {
    if (own.includes(row)) continue
    own.splice(index === 0 ? 0 : own.indexOf(free[index - 1]!) + 1, 0, row)
  }
  const places = own.values()
  return rows.map((row) => (isPlaceable(row) ? places.next().value! : row))
}

/** The order after one row has gone to the place of another. */
export function keysWith(rows: readonly Ordered[], key: string, at: number): string[] {
  const from = rows.findIndex((row) => row.key === key)
  const before = rows.slice(0, at + Number(at > from))
  const keysOf = (some: readonly Ordered[]) =>
    some.filter((row) => isPlaceable(row) && row.key !== key).map((row) => row.key)
  return [...keysOf(before), key, ...keysOf(rows.slice(before.length))]
}
