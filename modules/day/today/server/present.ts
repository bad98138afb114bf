import { addDays, factsOf, mondayOf } from '@school/texts'
import { type DailyPlan, isPlaceable, type PlanDay, type PlanRow } from '../contract/index.ts'
import { begunAt, type Desk, limitOn } from './read.ts'
import { easyReasonOf, inOrder, isOn, moveRefusal, sumsOf, toDropOf } from './rules/index.ts'
import { reasons } from './ru.ts'
import { asideOn, dayOf, movesOf, restOf, type Standing } from './standing.ts'

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null

function presentRow(desk: Desk, day: string, entry: Standing): PlanRow {
  const { isSet, state, thing, key } = entry
  const moves = movesOf(desk, entry)
  const isOpen = day >= desk.today && state === 'planned'
  const cameFrom = desk.items.find((item) => item.key === key && item.day === addDays(day, -1))
  return {
    key,
    thing,
    title: entry.title,
    url: entry.url,
    reason: factsOf(entry.reason, cameFrom?.state === 'moved' && reasons.moved),
    minutes: entry.minutes,
    xp: entry.xp,
    discipline: entry.discipline,
    state,
    startsAt: textOf(entry.startsAt),
    dueAt: textOf(entry.dueAt),
    moves,
    theoryUrl: entry.theoryUrl,
    can: {
      check: thing === 'own' && day === desk.today && (state === 'planned' || state === 'done'),
      move: isOpen && day === desk.today && moveRefusal(entry, moves, { ...desk, day }) === null,
      hide: isOpen && !isSet,
      place: day >= desk.today && isPlaceable(entry),
      refuse: isOpen && day === desk.today && !isSet && thing !== 'own',
    },
  }
}

function presentDay(desk: Desk, date: string): PlanDay {
  const { brought, zone } = desk
  return {
    date,
    minutes: sumsOf(dayOf(desk, date).rows).minutes,
    deadlines: brought.filter(({ dueAt }) => isOn(dueAt, date, zone)).length,
    easy: easyReasonOf(date),
    isDayOff: desk.rules.dayOffs.includes(date),
  }
}

export const presentWeek = (desk: Desk, date: string): PlanDay[] =>
  Array.from({ length: 7 }, (_, index) => presentDay(desk, addDays(mondayOf(date), index)))

function stageOf(desk: Desk, date: string): DailyPlan['stage'] {
  if (date !== desk.today) return date < desk.today ? 'past' : 'coming'
  return begunAt(desk, date) ? 'begun' : 'open'
}

export function presentPlan(desk: Desk, date: string): DailyPlan {
  const shown = dayOf(desk, date)
  const stage = stageOf(desk, date)
  const rows = shown.rows.map((entry) => presentRow(desk, date, entry))
  const ifTimeLeft = shown.ifTimeLeft.map((entry) => presentRow(desk, date, entry))
  const limit = limitOn(desk, date)
  const isDayOff = desk.rules.dayOffs.includes(date)
  const rest = stage === 'open' && !isDayOff ? restOf(desk) : null
  return {
    date,
    today: desk.today,
    timezone: desk.zone,
    stage,
    easy: easyReasonOf(date),
    isDayOff,
    limit,
    rows,
    ifTimeLeft,
    aside: asideOn(desk, date).map((entry) => presentRow(desk, date, entry)),
    ...sumsOf(rows),
    toDrop: stage === 'past' ? null : toDropOf(rows, limit.minutes),
    rest: rest && rest.items.length > 0 ? { count: rest.items.length, from: rest.from } : null,
    wishes: desk.rules.wishes.map(({ key: _, minutes: __, ...wish }) => wish),
    offers: stage === 'past' || stage === 'coming' ? [] : inOrder(desk.offers).offers,
    week: presentWeek(desk, date),
    can: {
      change: stage !== 'past',
      begin: stage === 'open' && rows.length > 0,
      takeDayOff: stage !== 'past' && !isDayOff,
      returnDay: stage !== 'past' && isDayOff,
    },
  }
}
