import { formatTime } from '@school/texts'
import type { EasyReason } from '../../contract/index.ts'
import type { Entry } from './entry.ts'

/** At home, before anybody sleeps: a letter of this hour is never after eight. */
export const eveningHour = 19

/** Whether it is the hour of letters about the day, in the time zone of the recipient. */
export const isEvening = (now: Date, zone: string): boolean =>
  Number(formatTime(now, zone).split(':')[0]) === eveningHour

type Thing = Pick<Entry, 'title' | 'minutes'>

/** A day as the evening sees it. */
export interface Digest {
  readonly done: readonly Thing[]
  readonly left: readonly Thing[]
  readonly moved: readonly Thing[]
  readonly tomorrow: { readonly isDayOff: boolean; readonly things: readonly Thing[] }
}

export interface EveningFacts extends Digest {
  readonly easy: EasyReason | null
  readonly isDayOff: boolean
}

/** `null` for a day off, holidays, and a day without a plan: a pupil who rests gets no letter. */
export function digestOf({ easy, isDayOff, done, left, moved, tomorrow }: EveningFacts): Digest | null {
  const isHoliday = easy !== null && easy !== 'weekend'
  if (isDayOff || isHoliday || done.length + left.length + moved.length === 0) return null
  return { done, left, moved, tomorrow }
}
