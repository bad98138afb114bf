import { addDays, weekdayOf } from '@school/texts'
import type { EasyReason } from '../../contract/index.ts'

const saturday = 6
const sunday = 7

/** Days on which the whole country rests. */
const feasts = new Set(['02-23', '03-08', '05-01', '05-09', '06-12', '11-04'])

/** The last Saturday of a month that has 31 days. */
function lastSaturdayOf(year: number, month: string): string {
  const last = `${year}-${month}-31`
  return addDays(last, -((weekdayOf(last) - saturday + 7) % 7))
}

/** From this day on, the first Sunday. */
const sundayFrom = (day: string): string => addDays(day, sunday - weekdayOf(day))

interface Holidays {
  readonly name: EasyReason
  readonly from: string
  readonly to: string
}

/**
 * School holidays that touch a calendar year, by the usual recommendation: nine days from the last Saturday of October and of March, from 31 December
 * to the Sunday after Christmas, summer from 27 May. A school that rests on other days has days off.
 */
export function holidaysOf(year: number): readonly Holidays[] {
  const autumn = lastSaturdayOf(year, '10')
  const spring = lastSaturdayOf(year, '03')
  return [
    { name: 'winter', from: `${year - 1}-12-31`, to: sundayFrom(`${year}-01-08`) },
    { name: 'spring', from: spring, to: addDays(spring, 8) },
    { name: 'summer', from: `${year}-05-27`, to: `${year}-08-31` },
    { name: 'autumn', from: autumn, to: addDays(autumn, 8) },
    { name: 'winter', from: `${year}-12-31`, to: `${year}-12-31` },
  ]
}

/** Why a day asks for less; `null` of a school day. Holidays go before a weekend in them. */
export function easyReasonOf(day: string): EasyReason | null {
  const holidays = holidaysOf(Number(day.slice(0, 4))).find(({ from, to }) => from <= day && day <= to)
  if (holidays) return holidays.name
  if (feasts.has(day.slice(5))) return 'feast'
  return weekdayOf(day) >= saturday ? 'weekend' : null
}
