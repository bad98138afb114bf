import { addDays, weekdayOf } from './days.ts'

export type SchoolHoliday = 'autumn' | 'winter' | 'spring' | 'summer'

const saturday = 6
const lengthOf = { autumn: 9, spring: 9 }

const saturdayFrom = (day: string): string => addDays(day, (saturday - weekdayOf(day) + 7) % 7)

/**
 * Holidays of schools as the Ministry of Education recommends them from year to year; a region or a school may differ by some days.
 * Autumn: nine days from the Saturday on or after the 24th of October. Winter: 31 December to 11 January. Spring: nine days from the last Saturday of
 * March. Summer: 27 May to 31 August.
 */
export function schoolHolidayOn(day: string): SchoolHoliday | null {
  const year = day.slice(0, 4)
  const date = day.slice(5)
  const lies = (from: string, days: number) => day >= from && day < addDays(from, days)
  if (date >= '05-27' && date <= '08-31') return 'summer'
  if (date >= '12-31' || date <= '01-11') return 'winter'
  if (lies(saturdayFrom(`${year}-10-24`), lengthOf.autumn)) return 'autumn'
  if (lies(saturdayFrom(`${year}-03-25`), lengthOf.spring)) return 'spring'
  return null
}
