import { addDays, atSchool, dayIn, formatTime } from '@school/texts'

/** The day of an instant, as a date input wants it. */
export const dayOf = (at: string | null): string => (at === null ? '' : dayIn(at))

/** Default hours at which a day opens and ends. */
export const morning = '06:00'
export const endOfDay = '23:59'

/** The hour of an instant, as a time input wants it. */
export const hourOf = (at: string): string => formatTime(at).padStart(5, '0')

/** A day and an hour of the school's clock; `null` when one of them is missing or malformed. */
export const instantOf = (day: string, hour: string): string | null => {
  const at = atSchool(day, hour)
  return day === '' || hour === '' || Number.isNaN(at.getTime()) ? null : at.toISOString()
}

export const dayAfter = (at: string, days: number): string => addDays(dayIn(at), days)
