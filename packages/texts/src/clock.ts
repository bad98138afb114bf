/** The zone of the school, for whoever has not told theirs; Moscow has kept one offset all the year round since 2014. */
export const schoolZone = 'Europe/Moscow'

/** An instant (Date, ISO string with a time) is shown in a zone; a day (`2026-11-20`) is the same day everywhere. */
export type When = Date | string

export interface WallClock {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(zone: string): Intl.DateTimeFormat {
  let clock = clocks.get(zone)
  if (!clock) {
    // Only figures are asked of Intl: words and order are ours, the same in every engine.
    clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: zone,
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      hourCycle: 'h23',
    })
    clocks.set(zone, clock)
  }
  return clock
}

const justDay = /^(\d{4})-(\d\d)-(\d\d)$/

export function wallClock(when: When, zone: string): WallClock {
  const day = typeof when === 'string' ? justDay.exec(when) : null
  if (day) return { year: Number(day[1]), month: Number(day[2]), day: Number(day[3]), hour: 0, minute: 0 }
  const parts: Record<string, number> = {}
  for (const { type, value } of clockOf(zone).formatToParts(new Date(when))) parts[type] = Number(value)
  return parts as unknown as WallClock
}

export const two = (n: number): string => String(n).padStart(2, '0')
