import { addDays, schoolHolidayOn } from '@school/texts'

export const journalPeriods = ['1', '2', '3', '4', 'year'] as const
export type JournalPeriod = (typeof journalPeriods)[number]
type Quarter = Exclude<JournalPeriod, 'year'>

/** Days with both ends. */
export interface Days {
  from: string
  to: string
}

/** The last day of holidays that begin on this day or after it. */
function endOfHolidays(kind: string, from: string): string {
  let day = from
  while (schoolHolidayOn(day) !== kind) day = addDays(day, 1)
  while (schoolHolidayOn(addDays(day, 1)) === kind) day = addDays(day, 1)
  return day
}

/**
 * A school year by quarters, after the holidays of schools. A quarter lasts until the end of the holidays that follow it, so that every day of
 * the year is of one quarter and no column is lost between two.
 */
export function periodsOf(schoolYear: number): Record<JournalPeriod, Days> {
  const from = `${schoolYear}-09-01`
  const to = `${schoolYear + 1}-08-31`
  const autumn = endOfHolidays('autumn', `${schoolYear}-10-01`)
  const winter = endOfHolidays('winter', `${schoolYear}-12-01`)
  const spring = endOfHolidays('spring', `${schoolYear + 1}-03-01`)
  return {
    1: { from, to: autumn },
    2: { from: addDays(autumn, 1), to: winter },
    3: { from: addDays(winter, 1), to: spring },
    4: { from: addDays(spring, 1), to },
    year: { from, to },
  }
}

const quarters: readonly Quarter[] = ['1', '2', '3', '4']

/** The quarter of a day; of a day out of the year the nearer end of it. */
export function quarterOf(schoolYear: number, day: string): Quarter {
  const periods = periodsOf(schoolYear)
  return quarters.find((quarter) => day <= periods[quarter].to) ?? '4'
}
