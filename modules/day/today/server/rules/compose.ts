import { addDays, dayIn } from '@school/texts'
import { planThings, type EasyReason, type WishReason } from '../../contract/index.ts'
import { type Entry, isOfPlan, isOfToday, isOn, type KeptItem } from './entry.ts'

/** A rule of the pupil's own that holds. */
export interface Wish {
  readonly reason: WishReason
  readonly key: string
  readonly thing: Entry['thing']
}

export interface DayFacts {
  readonly day: string
  readonly zone: string
  readonly now: Date
  readonly limit: number
  readonly easy: EasyReason | null
  readonly isDayOff: boolean
  /** In the first week: the plan of a day without school has a lesson, so that the first page is not empty. */
  readonly isNewcomer: boolean
  readonly wishes: readonly Wish[]
  /** Stored items of the plan of this day, independent of what modules supply. */
  readonly kept: readonly KeptItem[]
}

export interface Composed<E extends Entry = Entry> {
  readonly rows: readonly E[]
  readonly ifTimeLeft: readonly E[]
}

const timeOf = (at: Date | null): number => at?.getTime() ?? Infinity
const compare = (a: number, b: number): number => (a === b ? 0 : a - b)

/** What is late waits for what can still be in time today and tomorrow. */
const lateWaitsMs = 2 * 24 * 3_600_000
const termOf = ({ dueAt }: Entry, now: Date): number =>
  dueAt !== null && dueAt <= now ? now.getTime() + lateWaitsMs : timeOf(dueAt)

/** By the hour, then by the term, then by what it is worth; whose clock runs is first of all. */
export const inPlanOrder =
  (now: Date) =>
  (a: Entry, b: Entry): number =>
    Number(b.isRunning) - Number(a.isRunning) ||
    compare(timeOf(a.startsAt), timeOf(b.startsAt)) ||
    compare(termOf(a, now), termOf(b, now)) ||
    planThings.indexOf(a.thing) - planThings.indexOf(b.thing)

/** What was set can't be wished away. */
export const isWanted = (
  { key, thing, isSet }: Pick<Entry, 'key' | 'thing' | 'isSet'>,
  wishes: readonly Wish[],
) =>
  isSet ||
  !wishes.some((wish) =>
    wish.reason === 'not_mine' ? wish.thing === thing : wish.reason !== 'no_time' && wish.key === key,
  )

/** On a day without school a term of the day after tomorrow is near enough. */
const nearDays = 2
const repetitions: ReadonlySet<Entry['thing']> = new Set(['mistakes', 'skills'])

/** Of a day without school: what is due soon and one repetition; for a newcomer a lesson too. */
function forEasyDay(entries: readonly Entry[], { day, zone, now, isNewcomer }: DayFacts): Entry[] {
  const last = addDays(day, nearDays)
  const isNear = (entry: Entry) =>
    isOfToday(entry, day, zone, now) || (entry.dueAt !== null && dayIn(entry.dueAt, zone) <= last)
  const repetition = entries.toSorted(inPlanOrder(now)).find(({ thing }) => repetitions.has(thing))
  const lesson = isNewcomer ? entries.find(({ thing }) => thing === 'lesson') : undefined
  return entries.filter((entry) => isNear(entry) || entry === repetition || entry === lesson)
}

const keptEntry = ({
  id: _,
  day: __,
  position: ___,
  state: ____,
  isExtra: _____,
  ...entry
}: KeptItem): Entry => ({
  ...entry,
  isRunning: false,
})

/**
 * The plan of a day that is not begun: items of modules that the pupil has not refused, what was put there by hand, in order, cut by
 * the limit. What must be done today, what is set for tomorrow and what the pupil has put there stays whatever the limit says; of the rest as
 * much as fits, and one thing at least.
 */
export function composeDay(feedEntries: readonly Entry[], facts: DayFacts): Composed {
  const { day, zone, now, kept, wishes, isDayOff, easy, limit } = facts
  const isAside = new Set(kept.filter(({ state }) => state !== 'planned').map(({ key }) => key))
  const put = kept.filter(({ state }) => state === 'planned')
  const isPut = new Set(put.map(({ key }) => key))
  // A stage that opens on another day is nothing of today's.
  const ofToday = feedEntries.filter(
    (entry) =>
      !isAside.has(entry.key) &&
      isWanted(entry, wishes) &&
      (entry.startsAt === null || isOn(entry.startsAt, day, zone)),
  )
  if (isDayOff) {
    const rows = ofToday.filter((entry) => isOfToday(entry, day, zone, now)).toSorted(inPlanOrder(now))
    return { rows, ifTimeLeft: [] }
  }
  const byHand = ofToday.filter(({ key }) => isPut.has(key))
  const byThemselves = ofToday.filter(({ key }) => !isPut.has(key))
  const own = put.filter(isOfPlan).map(keptEntry)
  const chosen = easy === null ? byThemselves : forEasyDay(byThemselves, facts)
  const all = [...own, ...byHand, ...chosen].toSorted(inPlanOrder(now))
  const tomorrow = addDays(day, 1)
  const must = (entry: Entry) =>
    isPut.has(entry.key) ||
    isOfToday(entry, day, zone, now) ||
    // Tomorrow there is no evening left for it.
    (entry.isSet && isOn(entry.dueAt, tomorrow, zone))
  return cutBy(all, limit, must)
}

/** More rows of one kind would be a list, which its own module shows. */
const mostAlike = 2
const withoutCrowds = (entries: readonly Entry[]): Entry[] =>
  entries.filter(
    ({ thing }, index) => entries.slice(0, index).filter((one) => one.thing === thing).length < mostAlike,
  )

/** What must stay is counted first: a term of tomorrow does not push out one of today. */
function cutBy(entries: readonly Entry[], limit: number, must: (entry: Entry) => boolean): Composed {
  let minutes = studyMinutesIn(entries.filter(must))
  const rows: Entry[] = []
  const ifTimeLeft: Entry[] = []
  for (const entry of entries) {
    const fits = must(entry) || minutes + entry.minutes <= limit || minutes === 0
    if (!must(entry) && fits) minutes += entry.minutes
    ;(fits ? rows : ifTimeLeft).push(entry)
  }
  return { rows, ifTimeLeft: withoutCrowds(ifTimeLeft) }
}

export type Counted = Pick<Entry, 'minutes' | 'thing'> & { readonly startsAt: unknown }

/** What a pupil has put into the calendar, a swim or a visit, takes nothing of the limit of studying. */
export const minutesIn = (entries: readonly Counted[]): number =>
  entries.reduce(
    (sum, { minutes, thing, startsAt }) => sum + (thing === 'own' && startsAt !== null ? 0 : minutes),
    0,
  )

/** What a limit counts: own things, a hobby or a book, leave the homework its time. */
export const studyMinutesIn = (entries: readonly Counted[]): number =>
  minutesIn(entries.filter(({ thing }) => thing !== 'own'))

/** What a day to come will ask: what is due or opens on it, and what was put there. */
export function composeComing(
  feedEntries: readonly Entry[],
  { day, zone, now, kept, wishes }: DayFacts,
): Composed {
  const put = kept.filter(({ state }) => state === 'planned')
  const isKept = new Set(kept.map(({ key }) => key))
  const due = feedEntries.filter(
    (entry) =>
      !isKept.has(entry.key) &&
      isWanted(entry, wishes) &&
      (isOn(entry.dueAt, day, zone) || isOn(entry.startsAt, day, zone)),
  )
  return { rows: [...put.map(keptEntry), ...due].toSorted(inPlanOrder(now)), ifTimeLeft: [] }
}

/** What came after the beginning and can't wait: the only things by which a day that is begun grows. */
export const arrivedAfterBeginning = (
  feedEntries: readonly Entry[],
  { day, zone, now, kept, wishes }: DayFacts,
): Entry[] => {
  const isKept = new Set(kept.map(({ key }) => key))
  return feedEntries.filter(
    (entry) => !isKept.has(entry.key) && isWanted(entry, wishes) && isOfToday(entry, day, zone, now),
  )
}
