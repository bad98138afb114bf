interface Ordered {
  readonly key: string
  readonly startsAt: unknown
}

/** What has its hour stands by it; the pupil places the rest. */
export const isPlaceable = ({ startsAt }: Ordered): boolean => startsAt === null

/**
 * Rows of a day in the pupil's own order. What has its hour keeps its place and the rest goes around it. What the order does not know, for it came
 * later, follows whatever it would follow by itself: the own order is of what the pupil has seen, not of what comes.
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
