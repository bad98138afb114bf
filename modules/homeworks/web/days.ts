/** Deadlines are days of the school: they end at 23:59 in Moscow, which has kept one offset all the year round since 2014. */
const offset = '+03:00'
const offsetMs = 3 * 3_600_000
const dayMs = 86_400_000

/** The day of an instant, as a date input wants it. */
export const dayOf = (at: string | null): string =>
  at === null ? '' : new Date(Date.parse(at) + offsetMs).toISOString().slice(0, 10)

export const endOfDay = (day: string): string | null =>
  day === '' ? null : new Date(`${day}T23:59:00${offset}`).toISOString()

/** The hour of an instant, as a time input wants it. */
export const hourOf = (at: string): string => new Date(Date.parse(at) + offsetMs).toISOString().slice(11, 16)

/** A day and an hour of the school's clock; `null` when one of them is not said. */
export const instantOf = (day: string, hour: string): string | null =>
  day === '' || hour === '' ? null : new Date(`${day}T${hour}:00${offset}`).toISOString()

/** Early in the morning, before school. */
export const morningOf = (day: string): string | null =>
  day === '' ? null : new Date(`${day}T06:00:00${offset}`).toISOString()

export const dayAfter = (at: string, days: number): string =>
  dayOf(new Date(Date.parse(at) + days * dayMs).toISOString())
