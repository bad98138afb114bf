/** Who gets a diploma: for degrees I, II and III the share of a grade’s participants, and the least percent. */
export interface AwardRule {
  /** In percents of the participants, each degree its own: 5, 10, 15. */
  shares: readonly number[]
  percents: readonly number[]
}

export interface Rated {
  points: number
  maxPoints: number
}

export type Degree = 1 | 2 | 3

/** Places of a whole table, in the order given: whoever has as many points shares one. */
export function placesOf(table: readonly Pick<Rated, 'points'>[]): number[] {
  const firstAt = new Map<number, number>()
  const points = table.map((row) => row.points).toSorted((a, b) => b - a)
  points.forEach((value, index) => firstAt.has(value) || firstAt.set(value, index + 1))
  return table.map((row) => firstAt.get(row.points)!)
}

/** Of what was published and what is earned now: nobody loses a degree. */
export const betterDegree = (held: Degree | null, earned: Degree | null): Degree | null =>
  held === null || earned === null ? (held ?? earned) : (Math.min(held, earned) as Degree)

/**
 * Degrees of a whole table, in the order given. Those who share a place share a degree; a share of a small grade is rounded
 * up, so that its winner is not left out. Who is high enough and has too few percents gets the next degree they have earned.
 */
export function awardsOf(table: readonly Rated[], { shares, percents }: AwardRule): (Degree | null)[] {
  const places = placesOf(table)
  let sum = 0
  const bounds = shares.map((share) => Math.ceil((table.length * (sum += share)) / 100))
  return table.map((row, at) => {
    const place = places[at]!
    const index = bounds.findIndex(
      (bound, degree) => place <= bound && 100 * row.points >= percents[degree]! * row.maxPoints,
    )
    return row.points > 0 && index >= 0 ? ((index + 1) as Degree) : null
  })
}
