import { daysBetween } from '@school/texts'
import { inOwnOrder, type PlanState } from '../contract/index.ts'
import { begunAt, type PlanData, factsOn, keptOn } from './read.ts'
import {
  arrivedAfterBeginning,
  composeComing,
  composeDay,
  type Entry,
  inPlanOrder,
  isDoneOn,
  isDoneSince,
  isOfPlan,
  isOfToday,
  isOn,
  isWanted,
  type KeptItem,
} from './rules/index.ts'

/** An item with its state in the plan of a day. */
export type Standing = Entry & { state: PlanState }
interface StandingDay {
  rows: Standing[]
  ifTimeLeft: Standing[]
}

const planned = (entries: readonly Entry[]): Standing[] =>
  entries.map((entry) => ({ ...entry, state: 'planned' }))

/** A row of a day that was begun, with the current data of its module; empty when it has gone without being done. */
function fresh(data: PlanData, item: KeptItem, feedEntries: ReadonlyMap<string, Entry>): Standing[] {
  const { day } = item
  const now = feedEntries.get(item.key)
  const entry: Entry = {
    ...item,
    isRunning: now?.isRunning ?? false,
    ...(now && { url: now.url, reason: now.reason, startsAt: now.startsAt, dueAt: now.dueAt }),
  }
  if (isDoneOn(item, data.done, data.zone, begunAt(data, day))) return [{ ...entry, state: 'done' }]
  // An own item of the calendar may have been moved to another day.
  const isInFeed = now !== undefined && (item.thing !== 'own' || isOn(now.startsAt, day, data.zone))
  const isThere = isInFeed || isOfPlan(item) || day < data.today
  const isLeft = isThere && (day < data.today || isWanted(item, data.rules.wishes))
  return isLeft ? [{ ...entry, state: 'planned' }] : []
}

function begunDay(data: PlanData, day: string): StandingDay {
  const feedEntries = new Map(data.feedEntries.map((entry) => [entry.key, entry]))
  const kept = keptOn(data, day).filter(({ state }) => state === 'planned' || state === 'done')
  const inTime = kept.filter(({ isExtra }) => !isExtra).flatMap((item) => fresh(data, item, feedEntries))
  const facts = factsOn(data, day)
  const late = day === data.today ? planned(arrivedAfterBeginning(data.feedEntries, facts)) : []
  const ifTimeLeft = kept.filter(({ isExtra }) => isExtra).flatMap((item) => fresh(data, item, feedEntries))
  // What was done although it was more than planned is a part of the day.
  const isDone = ({ state }: Standing) => state === 'done'
  const stays = (row: Standing) => isDone(row) || !facts.isDayOff || isOfToday(row, day, data.zone, data.now)
  return {
    rows: [...late.toSorted(inPlanOrder(data.now)), ...inTime, ...ifTimeLeft.filter(isDone)].filter(stays),
    ifTimeLeft: facts.isDayOff ? [] : ifTimeLeft.filter((row) => !isDone(row)),
  }
}

/** The valid rows of the plan of a day, in the order of the pupil. */
export function dayOf(data: PlanData, day: string): StandingDay {
  const { rows, ifTimeLeft } = standingOn(data, day)
  return { rows: inOwnOrder(rows, data.rules.orders[day] ?? []), ifTimeLeft }
}

function standingOn(data: PlanData, day: string): StandingDay {
  if (begunAt(data, day) || day < data.today) return begunDay(data, day)
  const compose = day === data.today ? composeDay : composeComing
  const { rows, ifTimeLeft } = compose(data.feedEntries, factsOn(data, day))
  return { rows: planned(rows), ifTimeLeft: planned(ifTimeLeft) }
}

export const composedToday = (data: PlanData) => composeDay(data.feedEntries, factsOn(data, data.today))

/** Everything of a day that can be acted upon, aside or not. */
export function entriesOn(data: PlanData, day: string): Standing[] {
  const { rows, ifTimeLeft } = dayOf(data, day)
  return [...rows, ...ifTimeLeft, ...asideOn(data, day)]
}

/** Moved or hidden on this day. */
export const asideOn = (data: PlanData, day: string): Standing[] =>
  keptOn(data, day)
    .filter(({ state }) => state === 'moved' || state === 'hidden')
    .map((item) => ({ ...item, isRunning: false }))

/** Moves of a thing before this one of today. */
export const movesOf = ({ rules }: PlanData, { key, state }: Pick<Standing, 'key' | 'state'>): number =>
  (rules.moves[key] ?? 0) - Number(state === 'moved')

/** What was left of the last planned day within a week and does not come today by itself. */
export function restOf(data: PlanData): { from: string; items: KeptItem[] } | null {
  const from = data.items.findLast(({ day }) => day < data.today)?.day
  if (from === undefined || daysBetween(from, data.today) > 7) return null
  const feedEntries = new Set(data.feedEntries.map(({ key }) => key))
  const composed = new Set(
    [...composedToday(data).rows, ...composedToday(data).ifTimeLeft].map(({ key }) => key),
  )
  const onToday = new Set(keptOn(data, data.today).map(({ key }) => key))
  const items = keptOn(data, from).filter(
    (item) =>
      item.state === 'planned' &&
      !composed.has(item.key) &&
      !onToday.has(item.key) &&
      // What its module no longer supplies is over.
      (isOfPlan(item) || (item.thing !== 'own' && feedEntries.has(item.key))) &&
      isWanted(item, data.rules.wishes) &&
      !isDoneSince(item, data.done, begunAt(data, from)),
  )
  return { from, items }
}
