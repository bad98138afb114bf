/** Rule of diplomas: for degrees I, II and III the share of the participants of a grade and the minimum percent. */
export interface AwardRule {
  /** In percent of the participants, per degree: 5, 10, 15. */
  shares: readonly number[]
  percents: readonly number[]
}

export interface Rated {
  points: number
  maxPoints: number
}

export type Degree = 1 | 2 | 3

/** Places of a whole table, in the given order: equal points share a place. */
export function placesOf(table: readonly Pick<Rated, 'points'>[]): number[] {
  const firstAt = new Map<number, number>()
  const points = table.map((row) => row.points).toSorted((a, b) => b - a)
  points.forEach((value, index) => firstAt.has(value) || firstAt.set(value, index + 1))
  return table.map((row) => firstAt.get(row.points)!)
}

/** The better of the published and the newly earned degree: a degree is never lowered. */
export const betterDegree = (held: Degree | null, earned: Degree | null): Degree | null =>
  held === null || earned === null ? (held ?? earned) : (Math.min(held, earned) as Degree)

/**
 * Degrees of a whole table, in the given order. Those who share a place share a degree; the share of a small grade is rounded up, so that
 * its winner is not left out. Participants placed high enough with too low a percent get the next degree they have earned.
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
