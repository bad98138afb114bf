import { addDays, atSchool, dayIn, lastSecondOf } from '@school/texts'

const relative = /^([+-]\d{1,3})d (\d\d:\d\d)$/
const exact = /^\d{4}-\d\d-\d\d \d\d:\d\d$/

export const isWrittenDate = (written: string): boolean =>
  (relative.test(written) || exact.test(written)) && !Number.isNaN(instantOf(written, new Date(0)).getTime())

/**
 * `2026-11-20 08:00`, or relative to a day: `-2d 08:00` is eight o’clock two days before it.
 * @param countedFrom the day when the olympiad was first loaded: dates do not move when the content is loaded again
 */
export function instantOf(written: string, countedFrom: Date): Date {
  const parts = relative.exec(written)
  const [day, time] = parts ? [addDays(dayIn(countedFrom), Number(parts[1])), parts[2]] : written.split(' ')
  // Dates of the content are in Moscow time.
  return atSchool(day!, time)
}

/** The last second of a day in Moscow, this many days after an instant. */
export const endOfDayAfter = (from: Date, days: number): Date => lastSecondOf(addDays(dayIn(from), days))
