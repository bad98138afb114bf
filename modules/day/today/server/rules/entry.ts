import { dayIn } from '@school/texts'
import type { PlanRow, PlanState } from '../../contract/index.ts'
import type { FeedItem, TodayItem } from '../feed.ts'

/** A thing to do, of any module. */
export interface Entry extends Omit<PlanRow, 'startsAt' | 'dueAt' | 'state' | 'moves' | 'can'> {
  readonly startsAt: Date | null
  readonly dueAt: Date | null
  readonly isSet: boolean
  readonly isRunning: boolean
}

/** An item as it is stored for one day. */
export interface KeptItem extends Omit<Entry, 'isRunning'> {
  readonly id: number
  readonly day: string
  readonly position: number
  readonly state: PlanState
  readonly isExtra: boolean
}

/** Made in the plan itself, not by a module. An own item of the calendar has its hour. */
export const isOfPlan = ({ thing, startsAt }: Pick<Entry, 'thing' | 'startsAt'>): boolean =>
  thing === 'own' && startsAt === null

const isTerm = (kind: TodayItem['kind']): boolean => kind !== 'waiting' && kind !== 'answered'

/** What there is to do in a line of a module; `null` where there is only something to know. */
export function entryOf(item: FeedItem): Entry | null {
  if (item.kind === 'offer' || item.kind === 'late' || !item.plan) return null
  const { key, title, url, kind, at, plan } = item
  const { thing, minutes, xp, reason, discipline, theoryUrl = null, isRunning = false } = plan
  return {
    key,
    thing,
    title,
    url,
    reason,
    minutes: Math.max(1, Math.round(minutes)),
    xp,
    discipline,
    theoryUrl,
    startsAt: plan.startsAt ?? (kind === 'waiting' ? at : null),
    dueAt: isTerm(kind) ? at : null,
    isSet: (plan.isSet ?? false) || isRunning,
    isRunning,
  }
}

/** In the words of the plan it ends or begins on this day. */
export const isOn = (at: Date | null, day: string, zone: string): boolean =>
  at !== null && dayIn(at, zone) === day

/** It can't wait until another day: its clock runs, or its term or its hour is today and still to come. */
export const isOfToday = (
  { dueAt, startsAt, isRunning }: Entry,
  day: string,
  zone: string,
  now: Date,
): boolean => isRunning || isOn(startsAt, day, zone) || (isOn(dueAt, day, zone) && dueAt! > now)
