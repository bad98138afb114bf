import type { Chance } from './chance.ts'

export const minuteMs = 60_000
const hourMs = 60 * minuteMs
export const dayMs = 24 * hourMs

/** How likely people study on a day of the week, from Sunday on. */
const weekdays = [0.65, 1, 1, 0.95, 1, 0.75, 0.45]
const isWeekend = (weekday: number): boolean => weekday === 0 || weekday === 6

/** When somebody sat down to study; moves on while they do. */
export interface Evening {
  at: number
}

/** How far the clock of a zone is ahead of UTC at an instant. */
export function zoneOffsetMs(timezone: string, at: Date): number {
  const format = new Intl.DateTimeFormat('en', { timeZone: timezone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const [, sign, hours = '0', minutes = '0'] = /([+-])(\d\d):(\d\d)/.exec(name) ?? []
  return (sign === '-' ? -1 : 1) * (Number(hours) * hourMs + Number(minutes) * minuteMs)
}

export interface Habit {
  timezone: string
  /** The probability of studying on an ordinary working day, by how many days ago it was. */
  eagerness: (daysAgo: number) => number
  /** Days of the past that are looked at. */
  days: number
}

/** Times at which somebody sat down to study: after school, or during the day at the weekend. Oldest first, all in the past. */
export function eveningsOf(habit: Habit, now: Date, chance: Chance): Evening[] {
  const offset = zoneOffsetMs(habit.timezone, now)
  const midnight = Math.floor((now.getTime() + offset) / dayMs) * dayMs
  return Array.from({ length: habit.days + 1 }, (_, index) => habit.days - index)
    .flatMap((daysAgo) => {
      const local = midnight - daysAgo * dayMs
      const weekday = new Date(local).getUTCDay()
      const hour = isWeekend(weekday) ? chance.between(11, 19) : chance.between(15, 20)
      const isStudying = chance.isLucky(habit.eagerness(daysAgo) * weekdays[weekday]!)
      return isStudying ? [{ at: Math.round(local - offset + hour * hourMs) }] : []
    })
    .filter(({ at }) => at < now.getTime())
}
