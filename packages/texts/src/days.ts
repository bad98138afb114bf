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

/** A day and an hour (`09:30`) by the clock of the school, midnight by default; an invalid date when they are malformed. */
export const atSchool = (day: string, time = '00:00'): Date => new Date(`${day}T${time}+03:00`)

/** The last second of a day by the clock of the school. */
export const lastSecondOf = (day: string): Date => atSchool(day, '23:59:59')

/** A school year begins on the first of September by the clock of the school, and is called by the year of its beginning. */
export function schoolYearOf(at: Date): number {
  const { year, month } = wallClock(at, schoolZone)
  return month >= september ? year : year - 1
}

/** The first instant of the school year of this number. */
export const yearBeginsAt = (schoolYear: number): Date => atSchool(`${schoolYear}-09-01`)

/** What the clock of a zone is ahead of UTC at an instant. */
function aheadMs(at: Date, zone: string): number {
  const { year, month, day, hour, minute } = wallClock(at, zone)
  return Date.UTC(year, month - 1, day, hour, minute) - Math.floor(at.getTime() / 60_000) * 60_000
}

/** When the clock of a zone shows this day and hour (`09:30`): of an hour that it leaps over the one after the leap, of one that it shows twice the first. */
export function instantIn(day: string, time: string, zone: string): Date {
  const shown = Date.parse(`${day}T${time}:00Z`)
  const dayBefore = shown - aheadMs(new Date(shown - dayMs), zone)
  const dayAfter = shown - aheadMs(new Date(shown + dayMs), zone)
  const fits = [dayBefore, dayAfter].find((at) => at + aheadMs(new Date(at), zone) === shown)
  return new Date(fits ?? dayBefore)
}

/** How many minutes two clocks are apart at an instant; 0 when they show the same. */
export const minutesApart = (at: Date, zone: string, other: string): number =>
  (aheadMs(at, zone) - aheadMs(at, other)) / 60_000
