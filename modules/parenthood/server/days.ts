/** A day of the calendar, `2026-11-20`, in a zone. */
export const dayIn = (now: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(now)

/** Monday of the week in which this day is. */
export function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`)
  const sinceMonday = (date.getUTCDay() + 6) % 7
  return new Date(date.getTime() - sinceMonday * 24 * 3600_000).toISOString().slice(0, 10)
}
