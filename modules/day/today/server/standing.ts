import { daysBetween } from '@school/texts'
import { inOwnOrder, type PlanState } from '../contract/index.ts'
import { begunAt, type Desk, factsOn, keptOn } from './read.ts'
import {
  comesAfterBeginning,
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
function fresh(desk: Desk, item: KeptItem, brought: ReadonlyMap<string, Entry>): Standing[] {
  const { day } = item
  const now = brought.get(item.key)
  const entry: Entry = {
    ...item,
    isRunning: now?.isRunning ?? false,
    ...(now && { url: now.url, reason: now.reason, startsAt: now.startsAt, dueAt: now.dueAt }),
  }
  if (isDoneOn(item, desk.done, desk.zone, begunAt(desk, day))) return [{ ...entry, state: 'done' }]
  // An own item of the calendar may have been moved to another day.
  const isBrought = now !== undefined && (item.thing !== 'own' || isOn(now.startsAt, day, desk.zone))
  const isThere = isBrought || isOfPlan(item) || day < desk.today
  const isLeft = isThere && (day < desk.today || isWanted(item, desk.rules.wishes))
  return isLeft ? [{ ...entry, state: 'planned' }] : []
}

function begunDay(desk: Desk, day: string): StandingDay {
  const brought = new Map(desk.brought.map((entry) => [entry.key, entry]))
  const kept = keptOn(desk, day).filter(({ state }) => state === 'planned' || state === 'done')
  const inTime = kept.filter(({ isExtra }) => !isExtra).flatMap((item) => fresh(desk, item, brought))
  const facts = factsOn(desk, day)
  const late = day === desk.today ? planned(comesAfterBeginning(desk.brought, facts)) : []
  const ifTimeLeft = kept.filter(({ isExtra }) => isExtra).flatMap((item) => fresh(desk, item, brought))
  // What was done although it was more than planned is a part of the day.
  const isDone = ({ state }: Standing) => state === 'done'
  const stays = (row: Standing) => isDone(row) || !facts.isDayOff || isOfToday(row, day, desk.zone, desk.now)
  return {
    rows: [...late.toSorted(inPlanOrder(desk.now)), ...inTime, ...ifTimeLeft.filter(isDone)].filter(stays),
    ifTimeLeft: facts.isDayOff ? [] : ifTimeLeft.filter((row) => !isDone(row)),
  }
}

/** The valid rows of the plan of a day, in the order of the pupil. */
export function dayOf(desk: Desk, day: string): StandingDay {
  const { rows, ifTimeLeft } = standingOn(desk, day)
  return { rows: inOwnOrder(rows, desk.rules.orders[day] ?? []), ifTimeLeft }
}

function standingOn(desk: Desk, day: string): StandingDay {
  if (begunAt(desk, day) || day < desk.today) return begunDay(desk, day)
  const compose = day === desk.today ? composeDay : composeComing
  const { rows, ifTimeLeft } = compose(desk.brought, factsOn(desk, day))
  return { rows: planned(rows), ifTimeLeft: planned(ifTimeLeft) }
}

export const composedToday = (desk: Desk) => composeDay(desk.brought, factsOn(desk, desk.today))

/** Everything of a day that can be acted upon, aside or not. */
export function entriesOn(desk: Desk, day: string): Standing[] {
  const { rows, ifTimeLeft } = dayOf(desk, day)
  return [...rows, ...ifTimeLeft, ...asideOn(desk, day)]
}

/** Moved or hidden on this day. */
export const asideOn = (desk: Desk, day: string): Standing[] =>
  keptOn(desk, day)
    .filter(({ state }) => state === 'moved' || state === 'hidden')
    .map((item) => ({ ...item, isRunning: false }))

/** Moves of a thing before this one of today. */
export const movesOf = ({ rules }: Desk, { key, state }: Pick<Standing, 'key' | 'state'>): number =>
  (rules.moves[key] ?? 0) - Number(state === 'moved')

/** What was left of the last planned day within a week and does not come today by itself. */
export function restOf(desk: Desk): { from: string; items: KeptItem[] } | null {
  const from = desk.items.findLast(({ day }) => day < desk.today)?.day
  if (from === undefined || daysBetween(from, desk.today) > 7) return null
  const brought = new Set(desk.brought.map(({ key }) => key))
  const comes = new Set(
    [...composedToday(desk).rows, ...composedToday(desk).ifTimeLeft].map(({ key }) => key),
  )
  const onToday = new Set(keptOn(desk, desk.today).map(({ key }) => key))
  const items = keptOn(desk, from).filter(
    (item) =>
      item.state === 'planned' &&
      !comes.has(item.key) &&
      !onToday.has(item.key) &&
      // What its module no longer supplies is over.
      (isOfPlan(item) || (item.thing !== 'own' && brought.has(item.key))) &&
      isWanted(item, desk.rules.wishes) &&
      !isDoneSince(item, desk.done, begunAt(desk, from)),
  )
  return { from, items }
}
