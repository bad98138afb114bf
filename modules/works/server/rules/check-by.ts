/** How many working days people have for an extended answer of an exam, and for a second look at it. */
const checkDays = 5

/** Soon is in two days: the pupil waits to go on. Working days are those of exams. */
export type CheckPromise = 'soon' | 'working_days'

const dayMs = 24 * 3_600_000
/** The school's zone, Moscow, keeps no summer time. */
const zoneMs = 3 * 3_600_000

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

/** @param day the beginning of a day, as if the zone were UTC */
const isWorking = (day: Date): boolean =>
  day.getUTCDay() % 6 !== 0 && !holidays.has(day.toISOString().slice(5, 10))

/** The end of the day by which people will have checked what was finished now: five working days after that day. */
export function checkBy(finishedAt: Date): Date {
  const local = finishedAt.getTime() + zoneMs
  let day = local - (local % dayMs)
  for (let left = checkDays; left > 0;) {
    day += dayMs
    if (isWorking(new Date(day))) left--
  }
  return new Date(day + dayMs - zoneMs - 1000)
}

/** What is practised is checked within two days. */
export const soonBy = (askedAt: Date): Date => new Date(askedAt.getTime() + 2 * dayMs)
