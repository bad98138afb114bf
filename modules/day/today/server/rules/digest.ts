import { formatTime } from '@school/texts'
import type { EasyReason } from '../../contract/index.ts'
import type { Entry } from './entry.ts'

/** At home, before anybody sleeps: a letter of this hour is never after eight. */
export const eveningHour = 19

/** Whether it is the hour of letters about the day, in the time zone of the recipient. */
export const isEvening = (now: Date, zone: string): boolean =>
  Number(formatTime(now, zone).split(':')[0]) === eveningHour

type Thing = Pick<Entry, 'key' | 'title' | 'minutes' | 'thing' | 'startsAt'>

/** A day as the evening sees it. */
export interface Digest {
  readonly done: readonly Thing[]
  readonly left: readonly Thing[]
  readonly moved: readonly Thing[]
  readonly tomorrow: { readonly isDayOff: boolean; readonly things: readonly Thing[] }
}

export interface EveningFacts extends Digest {
  readonly now: Date
  readonly easy: EasyReason | null
  readonly isDayOff: boolean
}

/** An own thing of the calendar whose time is over: neither done nor left. */
const isOver = ({ thing, startsAt, minutes }: Thing, now: Date): boolean =>
  thing === 'own' && startsAt !== null && startsAt.getTime() + minutes * 60_000 <= now.getTime()

/**
 * `null` for a day off, holidays, and a day without a plan: a pupil who rests gets no letter. What is left of today is not listed again for
 * tomorrow.
 */
export function digestOf({ now, easy, isDayOff, done, left, moved, tomorrow }: EveningFacts): Digest | null {
  const open = left.filter((thing) => !isOver(thing, now))
  const isHoliday = easy !== null && easy !== 'weekend'
  if (isDayOff || isHoliday || done.length + open.length + moved.length === 0) return null
  const shown = new Set(open.map(({ key }) => key))
  const things = tomorrow.things.filter(({ key }) => !shown.has(key))
  return { done, left: open, moved, tomorrow: { ...tomorrow, things } }
}
