import { addDays, dayIn, lastSecondOf, weekdayOf } from '@school/texts'

/** Working days for reviewing an extended answer of an exam, and for a second review. */
const checkDays = 5

/** `soon` is two days: the pupil waits to continue. Working days apply to exams. */
export type CheckPromise = 'soon' | 'working_days'

const dayMs = 24 * 3_600_000

/** Days off that are the same every year: Labour Code of Russia, article 112. Days moved by a decree are unknown beforehand. */
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

/** The promised time of reviews for an exam finished now: the end of the fifth working day after that day. */
export function checkBy(finishedAt: Date): Date {
  let day = dayIn(finishedAt)
  for (let left = checkDays; left > 0;) {
    day = addDays(day, 1)
    if (isWorking(day)) left--
  }
  return lastSecondOf(day)
}

/** Answers of practice are reviewed within two days. */
export const soonBy = (askedAt: Date): Date => new Date(askedAt.getTime() + 2 * dayMs)
