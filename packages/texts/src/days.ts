/** Days of the calendar, `2026-11-20`: they are counted without hours and zones. */
import { schoolZone, two, wallClock, type When } from './clock.ts'

const dayMs = 86_400_000
const september = 9
const noon = (day: string): number => Date.parse(`${day}T12:00:00Z`)

/** The day that the clock of a zone shows. */
export function dayIn(at: When, zone = schoolZone): string {
  const { year, month, day } = wallClock(at, zone)
  return `${year}-${two(month)}-${two(day)}`
}

export const addDays = (day: string, days: number): string =>
  new Date(noon(day) + days * dayMs).toISOString().slice(0, 10)

export const daysBetween = (from: string, to: string): number => Math.round((noon(to) - noon(from)) / dayMs)

/** 1 is Monday. */
export const weekdayOf = (day: string): number => ((new Date(noon(day)).getUTCDay() + 6) % 7) + 1

/** Monday of the week in which this day is. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day))

/** The last second of a day by the clock of the school. */
export const lastSecondOf = (day: string): Date => new Date(`${day}T23:59:59+03:00`)

/** A school year begins on the first of September by the clock of the school, and is called by the year of its beginning. */
export function schoolYearOf(at: Date): number {
  const { year, month } = wallClock(at, schoolZone)
  return month >= september ? year : year - 1
}
