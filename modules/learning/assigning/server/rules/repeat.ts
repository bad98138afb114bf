import { addDays, daysBetween, weekdayOf } from '@school/texts'

export interface Repeated {
  /** The day on which it was first given. */
  firstOn: string
  weekdays: readonly number[]
  /** The last day. */
  untilOn: string
}

/** The first day after `after` on which it is given again; `null` when there are no more. */
export function nextOn({ firstOn, weekdays, untilOn }: Repeated, after: string): string | null {
  const from = after > firstOn ? after : firstOn
  for (let day = addDays(from, 1); day <= untilOn && daysBetween(from, day) <= 7; day = addDays(day, 1))
    if (weekdays.includes(weekdayOf(day))) return day
  return null
}

const dayMs = 86_400_000

/** An instant moved by a number of days, at the same hour by the school's clock, which has no daylight saving time. */
export const movedBy = (at: string | null, days: number): string | null =>
  at === null ? null : new Date(Date.parse(at) + days * dayMs).toISOString()
