import { addDays, daysBetween, instantIn, schoolHolidayOn, schoolZone } from '@school/texts'
import * as z from 'zod'

export const statisticsPeriods = ['week', 'month', 'quarter', 'year', 'own'] as const
export const StatisticsPeriod = z.enum(statisticsPeriods)
export type StatisticsPeriod = z.infer<typeof StatisticsPeriod>

/** Days by the clock of the school, the first and the last. */
export interface Days {
  from: string
  to: string
}

/** A period with the one that it is compared with; `null` where there is nothing to compare with. */
export interface ComparedDays extends Days {
  before: Days | null
}

const weekDays = 7
const monthDays = 30
const longestDays = 366

/** So many days up to this one, and as many before them. */
function upTo(to: string, days: number): ComparedDays {
  const from = addDays(to, 1 - days)
  return { from, to, before: { from: addDays(from, -days), to: addDays(from, -1) } }
}

/** The days of study between two holidays around this day; for a day of holidays the days of study before them. */
function quarterOf(day: string): Days {
  let to = day
  while (schoolHolidayOn(to) !== null) to = addDays(to, -1)
  let from = to
  while (schoolHolidayOn(addDays(from, -1)) === null) from = addDays(from, -1)
  return { from, to }
}

function quarter(today: string): ComparedDays {
  const days = quarterOf(today)
  const eve = addDays(days.from, -1)
  return { ...days, before: schoolHolidayOn(eve) === 'summer' ? null : quarterOf(eve) }
}

function schoolYear(today: string): ComparedDays {
  const begins = `${today.slice(0, 4)}-09-01`
  const from = begins <= today ? begins : `${Number(today.slice(0, 4)) - 1}-09-01`
  return { from, to: today, before: null }
}

/** A week and a month are the last seven and thirty days, so that a Monday is not empty. */
export const periodOn = (period: Exclude<StatisticsPeriod, 'own'>, today: string): ComparedDays =>
  period === 'quarter'
    ? quarter(today)
    : period === 'year'
      ? schoolYear(today)
      : upTo(today, period === 'week' ? weekDays : monthDays)

export type DaysFault = 'order' | 'too_long'

/** Why one's own days are no period; `null` when they are one. Days to come are one, and empty. */
export function faultOfDays({ from, to }: Days): DaysFault | null {
  if (to < from) return 'order'
  return daysBetween(from, to) >= longestDays ? 'too_long' : null
}

export const ownDays = ({ from, to }: Days): ComparedDays => upTo(to, daysBetween(from, to) + 1)

/** The first instant of these days, and the one after the last. */
export const instantsOf = ({ from, to }: Days): { from: Date; until: Date } => ({
  from: instantIn(from, '00:00', schoolZone),
  until: instantIn(addDays(to, 1), '00:00', schoolZone),
})
