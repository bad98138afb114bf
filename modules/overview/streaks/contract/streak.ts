import * as z from 'zod'

/** How many days in a row each gift is for. */
export const giftSteps = [3, 7, 14, 30, 60, 100] as const

/** Days that the strip shows; the same in which two freezes are free. */
export const shownDays = 30

/** So much of films watched makes a day too, without a task. */
export const minutesOfWatching = 15

/** How many tasks make up for a missed day. */
export const tasksOfRepair = 10

/**
 * `done`: a task was solved, or films were watched long enough; `frozen`: missed, and nothing happened to the row; `repaired`: made up for afterwards; `rest`: a holiday, a free weekend, a day
 * off, an illness; `open`: today, nothing solved yet; `before`: the pupil had not begun.
 */
export const dayStates = ['done', 'frozen', 'repaired', 'rest', 'missed', 'open', 'before'] as const
export type DayState = (typeof dayStates)[number]

export const StreakDay = z.object({ day: z.iso.date(), state: z.enum(dayStates) })
export type StreakDay = z.infer<typeof StreakDay>

export const StreakSettings = z.object({
  /** Saturdays and Sundays are free: what was not done on them breaks nothing. */
  weekendsRest: z.boolean(),
})
export type StreakSettings = z.infer<typeof StreakSettings>

export const Streak = z.object({
  /** Of the last thirty, today included: the first number that is shown. */
  daysOfThirty: z.int(),
  /** Days in a row with a solved task; frozen and free days between them are not counted. */
  days: z.int(),
  best: z.int(),
  thirty: z.array(StreakDay),
  freezesLeft: z.int(),
  /** A missed day that can still be made up for. */
  repair: z
    .object({
      day: z.iso.date(),
      /** The last day for it. */
      until: z.iso.date(),
      tasksLeft: z.int(),
      /** How long the row will be again. */
      days: z.int(),
    })
    .nullable(),
  /** The first gift that was earned and not opened yet. */
  gift: z.int().nullable(),
  /** The next one to be earned. */
  nextGift: z.int().nullable(),
  settings: StreakSettings,
})
export type Streak = z.infer<typeof Streak>

export const StreakGift = z.object({
  id: z.int(),
  days: z.int(),
  xp: z.int(),
  state: z.enum(['ahead', 'waiting', 'opened']),
  /** Days in a row that are still wanted; 0 when it was earned. */
  daysLeft: z.int(),
  openedAt: z.iso.datetime().nullable(),
})
export type StreakGift = z.infer<typeof StreakGift>

export const RestDays = z.object({ id: z.int(), from: z.iso.date(), to: z.iso.date() })
export type RestDays = z.infer<typeof RestDays>
