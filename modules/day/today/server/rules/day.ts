import { studyDays } from '@school/profiles/contract'
import { dayIn } from '@school/texts'
import { type EasyReason, minuteLimits, mostMoves, type PlanRow } from '../../contract/index.ts'
import type { Done } from '../feed.ts'
import { type Entry, isOn, type KeptItem } from './entry.ts'
import { type Counted, minutesIn } from './compose.ts'

export interface Limits {
  readonly own: number | null
  /** How much a week was wished for in the acquaintance; the own limit of the plan goes before it. */
  readonly weekly: number | null
  readonly family: number | null
  /** Taken off for this day, for want of time. */
  readonly lowered: number
}

const dailyOf = (weekly: number): number =>
  Math.min(minuteLimits.most, Math.max(minuteLimits.least, Math.round(weekly / studyDays)))

/** What parents have agreed with the pupil goes before one's own when it is lower. */
export function limitOf({ own, weekly, family, lowered }: Limits) {
  const chosen = own ?? (weekly === null ? minuteLimits.usual : dailyOf(weekly))
  const isFamily = family !== null && family < chosen
  const minutes = Math.max(0, (isFamily ? family : chosen) - lowered)
  return { minutes, own: chosen, family: isFamily ? family : null, lowered }
}

export type MoveRefusal = 'plan_moved_twice' | 'plan_due_today' | 'plan_at_hour'

/** Why a thing can't be moved to the next day; `null` when it can. @param moves so far */
export function moveRefusal(
  entry: Pick<Entry, 'dueAt' | 'isRunning' | 'thing' | 'startsAt'>,
  moves: number,
  { day, zone, now }: { day: string; zone: string; now: Date },
): MoveRefusal | null {
  if (entry.thing === 'own' && entry.startsAt !== null) return 'plan_at_hour'
  if (entry.isRunning || (isOn(entry.dueAt, day, zone) && entry.dueAt! > now)) return 'plan_due_today'
  return moves >= mostMoves ? 'plan_moved_twice' : null
}

/** Whether an item of a day was done on it: by hand, or as its module reports. */
export const isDoneOn = (
  { key, state, day }: KeptItem,
  done: readonly Done[],
  zone: string,
  begunAt: Date | null,
) =>
  state === 'done' ||
  done.some(
    (one) => one.key === key && dayIn(one.at, zone) === day && (begunAt === null || one.at >= begunAt),
  )

/** Done since then, be it on another day. */
export const isDoneSince = ({ key, state }: KeptItem, done: readonly Done[], since: Date | null) =>
  state === 'done' || done.some((one) => one.key === key && (since === null || one.at >= since))

/** Of a plan that is more than the limit, what could go: the last that is movable. */
export function toDropOf(
  rows: readonly Pick<PlanRow, 'key' | 'state' | 'minutes' | 'thing' | 'startsAt' | 'can'>[],
  limit: number,
): string | null {
  const counted = rows.filter(({ state }) => state === 'planned' || state === 'done')
  if (minutesIn(counted) <= limit) return null
  return counted.findLast(({ state, can }) => state === 'planned' && (can.move || can.hide))?.key ?? null
}

/** Sums of the rows that count: neither moved nor hidden. */
export function sumsOf(rows: readonly (Counted & Pick<PlanRow, 'state' | 'xp'>)[]) {
  const counted = rows.filter(({ state }) => state === 'planned' || state === 'done')
  const done = counted.filter(({ state }) => state === 'done')
  const xpIn = (some: readonly { xp: number | null }[]) => some.reduce((sum, { xp }) => sum + (xp ?? 0), 0)
  return {
    minutes: { planned: minutesIn(counted), done: minutesIn(done) },
    xp: { planned: xpIn(counted), done: xpIn(done) },
  }
}

/** A day off is offered where it takes something away: on a free day without plans there is nothing to rest from. */
export const offersDayOff = ({
  isPast,
  isDayOff,
  easy,
  isEmpty,
}: {
  isPast: boolean
  isDayOff: boolean
  easy: EasyReason | null
  isEmpty: boolean
}): boolean => !isPast && !isDayOff && !(easy !== null && isEmpty)
