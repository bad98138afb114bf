const dayMs = 86_400_000
/** Dates of the content are those of Moscow, which keeps one time the year round. */
const moscowMs = 3 * 3_600_000

const relative = /^([+-]\d{1,3})d (\d\d):(\d\d)$/
const exact = /^\d{4}-\d\d-\d\d \d\d:\d\d$/

export const isWrittenDate = (written: string): boolean =>
  (relative.test(written) || exact.test(written)) && !Number.isNaN(instantOf(written, new Date(0)).getTime())

/**
 * `2026-11-20 08:00`, or counted from a day: `-2d 08:00` is eight o’clock two days before it.
 * @param countedFrom the day when the olympiad first came to the school: dates do not move when the content is loaded again
 */
export function instantOf(written: string, countedFrom: Date): Date {
  const parts = relative.exec(written)
  if (!parts) return new Date(`${written.replace(' ', 'T')}:00+03:00`)
  const [, days, hours, minutes] = parts.map(Number) as [number, number, number, number]
  const midnight = Math.floor((countedFrom.getTime() + moscowMs) / dayMs) * dayMs - moscowMs
  return new Date(midnight + days * dayMs + (hours * 60 + minutes) * 60_000)
}

/** The last second of a day in Moscow, so many days after an instant. */
export function endOfDay(from: Date, days: number): Date {
  const midnight = Math.floor((from.getTime() + moscowMs) / dayMs) * dayMs - moscowMs
  return new Date(midnight + (days + 1) * dayMs - 1000)
}
