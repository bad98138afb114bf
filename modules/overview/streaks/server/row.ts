import type { Sql } from '@school/db'
import { dayIn, instantIn, schoolHolidayOn, weekdayOf } from '@school/texts'
import { type KnownDays, listKnownDays } from './queries.ts'
import { walk } from './rules.ts'

const saturday = 6

const fromDay = (days: ReadonlyMap<string, number>, since?: string) =>
  since === undefined ? days : new Map([...days].filter(([day]) => day >= since))

/** @param since activity before this day is ignored */
export const walkOf = (today: string, { solved, watched, weekendsRest, rests }: KnownDays, since?: string) =>
  walk({
    today,
    solved: fromDay(solved, since),
    watched: fromDay(watched, since),
    isRest: (day) =>
      schoolHolidayOn(day) !== null ||
      (weekendsRest && weekdayOf(day) >= saturday) ||
      rests.some(({ fromDay, toDay }) => fromDay <= day && day <= toDay),
  })

/** When a day began to count. Of films only the day is known: it counts from its noon. */
const countedAt = (day: string, { solvedAt, zone }: KnownDays): Date =>
  solvedAt.get(day) ?? instantIn(day, '12:00', zone)

/** The days of a pupil, for a module that counts them from a day of its own. */
export interface LearningDays {
  today: string
  /** Tasks solved on each day on which there were any. */
  solved: ReadonlyMap<string, number>
  /** The row as it would be had it begun on that day: how long it is now, and how long the longest was. */
  rowSince: (day: string) => { days: number; best: number }
  /** When the longest row has grown to each of its lengths: the third is the instant of the third day. */
  rowGrownAt: () => Date[]
}

/** One statement for all of these pupils. */
export async function listLearningDays(
  sql: Sql,
  userIds: readonly number[],
  now: Date,
): Promise<Map<number, LearningDays>> {
  const known = await listKnownDays(sql, userIds)
  return new Map(
    [...known].map(([userId, days]) => {
      const today = dayIn(now, days.zone)
      return [
        userId,
        {
          today,
          solved: days.solved,
          rowSince: (since) => walkOf(today, days, since),
          rowGrownAt: () => walkOf(today, days).grownOn.map((day) => countedAt(day, days)),
        },
      ]
    }),
  )
}
