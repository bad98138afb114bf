import { schoolHolidayOn, weekdayOf } from '@school/texts'
import type { EasyReason } from '../../contract/index.ts'

const saturday = 6

/** Days on which the whole country rests. */
const feasts = new Set(['02-23', '03-08', '05-01', '05-09', '06-12', '11-04'])

/** Why a day has a shorter plan; `null` for a school day. Holidays take precedence over a weekend in them. */
export function easyReasonOf(day: string): EasyReason | null {
  const holiday = schoolHolidayOn(day)
  if (holiday) return holiday
  if (feasts.has(day.slice(5))) return 'feast'
  return weekdayOf(day) >= saturday ? 'weekend' : null
}
