import { addDays, daysBetween, instantIn } from '@school/texts'
import { longestSpan } from '../../contract/endpoints.ts'

/** Days to look at, both included, by the clock of whose calendar it is. */
export interface Days {
  readonly dateFrom: string
  readonly dateTo: string
}

export function spanRefusal({ dateFrom, dateTo }: Days) {
  const days = daysBetween(dateFrom, dateTo) + 1
  if (days < 1) return 'calendar_span_order' as const
  return days > longestSpan ? ('calendar_span_too_long' as const) : null
}

/** From midnight to the midnight after the last day. */
export const spanIn = ({ dateFrom, dateTo }: Days, zone: string): { from: Date; to: Date } => ({
  from: instantIn(dateFrom, '00:00', zone),
  to: instantIn(addDays(dateTo, 1), '00:00', zone),
})

const daysBack = 62
const daysAhead = 366

/** Whether a day is close enough to today for an own item. */
export const isNear = (day: string, today: string): boolean =>
  day >= addDays(today, -daysBack) && day <= addDays(today, daysAhead)
