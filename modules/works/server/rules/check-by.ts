import { addDays, dayIn, lastSecondOf, weekdayOf } from '@school/texts'

/** How many working days people have for an extended answer of an exam, and for a second look at it. */
const checkDays = 5

/** Soon is in two days: the pupil waits to go on. Working days are those of exams. */
export type CheckPromise = 'soon' | 'working_days'

const dayMs = 24 * 3_600_000

/** Days off that are the same every year: Labour Code of Russia, article 112. Days moved by a decree are not known beforehand. */
const holidays = new Set([
  ...Array.from({ length: 8 }, (_, index) => `01-0${index + 1}`),
  '02-23',
  '03-08',
  '05-01',
  '05-09',
  '06-12',
  '11-04',
])

const isWorking = (day: string): boolean => weekdayOf(day) < 6 && !holidays.has(day.slice(5))

/** The end of the day by which people will have checked what was finished now: five working days after that day. */
export function checkBy(finishedAt: Date): Date {
  let day = dayIn(finishedAt)
  for (let left = checkDays; left > 0;) {
    day = addDays(day, 1)
    if (isWorking(day)) left--
  }
  return lastSecondOf(day)
}

/** What is practised is checked within two days. */
export const soonBy = (askedAt: Date): Date => new Date(askedAt.getTime() + 2 * dayMs)
