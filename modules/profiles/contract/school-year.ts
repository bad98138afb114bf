const moscowMs = 3 * 3600_000
const september = 8

/** The year in which the school year of an instant has begun; it begins on the first of September in Moscow. */
export function schoolYearOf(at: Date): number {
  const there = new Date(at.getTime() + moscowMs)
  return there.getUTCMonth() >= september ? there.getUTCFullYear() : there.getUTCFullYear() - 1
}
