/** The zone of the school, for people without a known zone; Moscow has kept one offset all the year round since 2014. */
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
    // Only numbers come from Intl: words and order are ours, the same in every engine.
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

const quarterMs = 15 * 60_000
/** What clocks are ahead of UTC within a quarter of an hour, in ms, by its number: no zone is changed in the middle of one. */
const ahead = new Map<string, Map<number, number>>()
/** Quarters of a zone that are remembered: a week of them, or as many days of a year and more. */
const mostQuarters = 1024

function aheadAt(ms: number, zone: string): number {
  let known = ahead.get(zone)
  if (!known) ahead.set(zone, (known = new Map()))
  const quarter = Math.floor(ms / quarterMs)
  let found = known.get(quarter)
  if (found === undefined) {
    const at = quarter * quarterMs
    const parts: Record<string, number> = {}
    for (const { type, value } of clockOf(zone).formatToParts(at)) parts[type] = Number(value)
    const { year, month, day, hour, minute } = parts as unknown as WallClock
    found = Date.UTC(year, month - 1, day, hour, minute) - at
    if (known.size >= mostQuarters) known.clear()
    known.set(quarter, found)
  }
  return found
}

const justDay = /^(\d{4})-(\d\d)-(\d\d)$/

export function wallClock(when: When, zone: string): WallClock {
  const day = typeof when === 'string' ? justDay.exec(when) : null
  if (day) return { year: Number(day[1]), month: Number(day[2]), day: Number(day[3]), hour: 0, minute: 0 }
  const ms = new Date(when).getTime()
  const shown = new Date(ms + aheadAt(ms, zone))
  return {
    year: shown.getUTCFullYear(),
    month: shown.getUTCMonth() + 1,
    day: shown.getUTCDate(),
    hour: shown.getUTCHours(),
    minute: shown.getUTCMinutes(),
  }
}

export const two = (n: number): string => String(n).padStart(2, '0')
