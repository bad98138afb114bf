import { addDays, daysBetween } from '@school/texts'
import {
  type DayState,
  giftSteps,
  minutesOfWatching,
  shownDays,
  type Streak,
  type StreakDay,
  tasksOfRepair,
} from '../contract/streak.ts'

export interface Facts {
  /** The pupil's own day. */
  today: string
  /** Tasks solved on a day; days without are absent. */
  solved: ReadonlyMap<string, number>
  /** Seconds of films watched on a day. */
  watched: ReadonlyMap<string, number>
  /** Days off, on which no task is expected. */
  isRest: (day: string) => boolean
}

const freezesOfThirty = 2
/** 48 hours after the missed day. */
const daysOfRepair = 2

interface Walked extends Pick<
  Streak,
  'days' | 'best' | 'daysOfThirty' | 'thirty' | 'freezesLeft' | 'repair'
> {
  /** The days on which the longest row grew: the third is the day on which a row was three days long for the first time. */
  grownOn: readonly string[]
}

/** A day counts by one task that was solved, or by films that were watched long enough. */
const isDone = ({ solved, watched }: Facts, day: string): boolean =>
  solved.has(day) || (watched.get(day) ?? 0) >= minutesOfWatching * 60

const firstOf = (facts: Facts): string =>
  [...facts.solved.keys(), ...facts.watched.keys()].reduce(
    (first, day) => (day < first && isDone(facts, day) ? day : first),
    facts.today,
  )

/** Tasks solved in the days in which a missed one can be made up for. */
const caughtUp = ({ solved, today }: Facts, missed: string): number => {
  let tasks = 0
  for (let ahead = 1; ahead <= daysOfRepair; ahead++) {
    const day = addDays(missed, ahead)
    if (day <= today) tasks += solved.get(day) ?? 0
  }
  return tasks
}

/** Goes through all days from the first that counts to today; the row is saved by rest, two freezes in thirty days, and making up. */
export function walk(facts: Facts): Walked {
  const { today, isRest } = facts
  const states: StreakDay[] = []
  const frozen: string[] = []
  const grownOn: string[] = []
  let days = 0
  /** The row as it was before the first day that could not be saved, while it can be made up for. */
  let lost: { day: string; days: number } | null = null
  for (let day = firstOf(facts); day <= today; day = addDays(day, 1)) {
    const state = judge(day)
    states.push({ day, state })
    if (state === 'done') days++
    if (state === 'frozen') frozen.push(day)
    if (state === 'missed') {
      if (days > 0) lost = { day, days }
      days = 0
    }
    if (days > grownOn.length) grownOn.push(day)
  }

  function judge(day: string): DayState {
    if (isDone(facts, day)) return 'done'
    if (isRest(day)) return 'rest'
    if (day === today) return 'open'
    if (days === 0) return 'missed'
    if (freezesLeftOn(day) > 0) return 'frozen'
    return caughtUp(facts, day) >= tasksOfRepair ? 'repaired' : 'missed'
  }

  function freezesLeftOn(day: string): number {
    return freezesOfThirty - frozen.filter((one) => daysBetween(one, day) < shownDays).length
  }

  const since = addDays(today, 1 - shownDays)
  const known = states.filter(({ day }) => day >= since)
  const thirty = [...daysBefore(known[0]?.day ?? today, since), ...known]
  return {
    days,
    best: grownOn.length,
    grownOn,
    daysOfThirty: thirty.filter(({ state }) => state === 'done').length,
    thirty,
    freezesLeft: freezesLeftOn(today),
    repair: lost && repairOf(facts, lost, days),
  }
}

/** Days before the first that counts: nothing was expected yet. */
function daysBefore(first: string, from: string): StreakDay[] {
  const days: StreakDay[] = []
  for (let day = from; day < first; day = addDays(day, 1)) days.push({ day, state: 'before' })
  return days
}

function repairOf(facts: Facts, lost: { day: string; days: number }, since: number): Streak['repair'] {
  const until = addDays(lost.day, daysOfRepair)
  if (facts.today > until) return null
  return {
    day: lost.day,
    until,
    tasksLeft: tasksOfRepair - caughtUp(facts, lost.day),
    days: lost.days + since,
  }
}

/** What a gift for so many days is worth: effort counts, ten for a day. */
export const xpOfGift = (days: number): number => 10 * days

/** The first gift that was earned and is not opened, and the first to be earned. */
export const giftsOf = (best: number, opened: ReadonlySet<number>): Pick<Streak, 'gift' | 'nextGift'> => ({
  gift: giftSteps.find((step) => step <= best && !opened.has(step)) ?? null,
  nextGift: giftSteps.find((step) => step > best) ?? null,
})

/** Days that a parent may mark, both included. */
export type RestRefusal = 'rest_days_order' | 'rest_days_too_long' | 'rest_days_far'

const longestRest = 31
const reach = 14

/** @param today the day of the child's own clock */
export function refuseRest(from: string, to: string, today: string): RestRefusal | null {
  if (to < from) return 'rest_days_order'
  if (daysBetween(from, to) >= longestRest) return 'rest_days_too_long'
  if (from < addDays(today, -reach) || from > addDays(today, reach)) return 'rest_days_far'
  return null
}
