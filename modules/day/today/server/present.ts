import { addDays, factsOf, mondayOf } from '@school/texts'
import { type DailyPlan, isPlaceable, type PlanDay, type PlanRow } from '../contract/index.ts'
import { begunAt, type PlanData, limitOn } from './read.ts'
import { easyReasonOf, inOrder, isOn, moveRefusal, offersDayOff, sumsOf, toDropOf } from './rules/index.ts'
import { reasons } from './ru.ts'
import { asideOn, dayOf, movesOf, restOf, type Standing } from './standing.ts'

const textOf = (at: Date | null): string | null => at?.toISOString() ?? null

function presentRow(data: PlanData, day: string, entry: Standing): PlanRow {
  const { isSet, state, thing, key } = entry
  const moves = movesOf(data, entry)
  const isOpen = day >= data.today && state === 'planned'
  const carriedFrom = data.items.find((item) => item.key === key && item.day === addDays(day, -1))
  return {
    key,
    thing,
    title: entry.title,
    url: entry.url,
    reason: factsOf(entry.reason, carriedFrom?.state === 'moved' && reasons.moved),
    minutes: entry.minutes,
    xp: entry.xp,
    discipline: entry.discipline,
    state,
    startsAt: textOf(entry.startsAt),
    dueAt: textOf(entry.dueAt),
    moves,
    theoryUrl: entry.theoryUrl,
    can: {
      check: thing === 'own' && day === data.today && (state === 'planned' || state === 'done'),
      move: isOpen && day === data.today && moveRefusal(entry, moves, { ...data, day }) === null,
      hide: isOpen && !isSet,
      place: day >= data.today && isPlaceable(entry),
      refuse: isOpen && day === data.today && !isSet && thing !== 'own',
    },
  }
}

function presentDay(data: PlanData, date: string): PlanDay {
  const { feedEntries, zone } = data
  return {
    date,
    minutes: sumsOf(dayOf(data, date).rows).minutes,
    deadlines: feedEntries.filter(({ dueAt }) => isOn(dueAt, date, zone)).length,
    easy: easyReasonOf(date),
    isDayOff: data.rules.dayOffs.includes(date),
  }
}

export const presentWeek = (data: PlanData, date: string): PlanDay[] =>
  Array.from({ length: 7 }, (_, index) => presentDay(data, addDays(mondayOf(date), index)))

function stageOf(data: PlanData, date: string): DailyPlan['stage'] {
  if (date !== data.today) return date < data.today ? 'past' : 'coming'
  return begunAt(data, date) ? 'begun' : 'open'
}

export function presentPlan(data: PlanData, date: string): DailyPlan {
  const shown = dayOf(data, date)
  const stage = stageOf(data, date)
  const rows = shown.rows.map((entry) => presentRow(data, date, entry))
  const ifTimeLeft = shown.ifTimeLeft.map((entry) => presentRow(data, date, entry))
  const limit = limitOn(data, date)
  const isDayOff = data.rules.dayOffs.includes(date)
  const easy = easyReasonOf(date)
  const rest = stage === 'open' && !isDayOff ? restOf(data) : null
  return {
    date,
    today: data.today,
    timezone: data.zone,
    stage,
    easy,
    isDayOff,
    limit,
    rows,
    ifTimeLeft,
    aside: asideOn(data, date).map((entry) => presentRow(data, date, entry)),
    ...sumsOf(rows),
    toDrop: stage === 'past' ? null : toDropOf(rows, limit.minutes),
    rest: rest && rest.items.length > 0 ? { count: rest.items.length, from: rest.from } : null,
    wishes: data.rules.wishes.map(({ key: _, minutes: __, ...wish }) => wish),
    offers: stage === 'past' || stage === 'coming' ? [] : inOrder(data.offers, data.rules.goals).offers,
    week: presentWeek(data, date),
    can: {
      change: stage !== 'past',
      begin: stage === 'open' && rows.length > 0,
      takeDayOff: offersDayOff({ isPast: stage === 'past', isDayOff, easy, isEmpty: rows.length === 0 }),
      returnDay: stage !== 'past' && isDayOff,
    },
  }
}
