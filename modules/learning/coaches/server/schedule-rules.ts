/** Hours of a coach put together: pure, days are `2026-11-20`, times are minutes of a day. */
import { addDays, weekdayOf } from '@school/texts'

export interface Slot {
  readonly kind: 'regular' | 'open' | 'busy'
  readonly weekday: number | null
  readonly day: string | null
  readonly startsMinute: number
  readonly endsMinute: number
}

export interface Vacation {
  readonly fromDay: string
  readonly toDay: string
}

export interface Window {
  readonly startsMinute: number
  readonly endsMinute: number
}

const parts = /^(\d\d):(\d\d)$/
/** @param time `09:30`, `24:00` */
export const minuteOf = (time: string): number => {
  const [, hours, minutes] = parts.exec(time)!
  return Number(hours) * 60 + Number(minutes)
}
const two = (n: number) => String(n).padStart(2, '0')
export const timeOf = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`

export const shortestSlot = 30

const overlap = (a: Window, b: Window): boolean =>
  a.startsMinute < b.endsMinute && b.startsMinute < a.endsMinute

/** Hours of one kind never lie over one another; a single day may add to what is every week's, and take from it. */
export const collides = (one: Slot, other: Slot): boolean =>
  one.kind === other.kind && one.weekday === other.weekday && one.day === other.day && overlap(one, other)

/** Windows in order, those that touch as one. */
function joined(windows: readonly Window[]): Window[] {
  const made: { startsMinute: number; endsMinute: number }[] = []
  for (const window of windows.toSorted((a, b) => a.startsMinute - b.startsMinute)) {
    const last = made.at(-1)
    if (last && window.startsMinute <= last.endsMinute)
      last.endsMinute = Math.max(last.endsMinute, window.endsMinute)
    else made.push({ ...window })
  }
  return made
}

const without = (windows: readonly Window[], taken: Window): Window[] =>
  windows.flatMap((window) =>
    overlap(window, taken)
      ? [
          { startsMinute: window.startsMinute, endsMinute: taken.startsMinute },
          { startsMinute: taken.endsMinute, endsMinute: window.endsMinute },
        ].filter(({ startsMinute, endsMinute }) => endsMinute > startsMinute)
      : [window],
  )

export interface OpenDayFacts {
  readonly day: string
  readonly isVacation: boolean
  readonly windows: readonly Window[]
}

/** The hours of one day that are available for lessons. */
export function openDay(day: string, slots: readonly Slot[], vacations: readonly Vacation[]): OpenDayFacts {
  const isVacation = vacations.some(({ fromDay, toDay }) => fromDay <= day && day <= toDay)
  if (isVacation) return { day, isVacation, windows: [] }
  const isOf = (slot: Slot) => (slot.day === null ? slot.weekday === weekdayOf(day) : slot.day === day)
  const own = slots.filter(isOf)
  const open = joined(own.filter(({ kind }) => kind !== 'busy'))
  const busy = own.filter(({ kind }) => kind === 'busy')
  return {
    day,
    isVacation,
    windows: busy.reduce((left, taken) => without(left, taken), open),
  }
}

/** @param count from this day on */
export const openDays = (
  from: string,
  count: number,
  slots: readonly Slot[],
  vacations: readonly Vacation[],
): OpenDayFacts[] =>
  Array.from({ length: count }, (_, index) => openDay(addDays(from, index), slots, vacations))

export const minutesIn = (days: readonly OpenDayFacts[]): number =>
  days
    .flatMap(({ windows }) => windows)
    .reduce((sum, { startsMinute, endsMinute }) => sum + endsMinute - startsMinute, 0)
