import { Instant } from '@school/kernel/contract'
import * as z from 'zod'
import { TodayOffer } from './feed.ts'
import { PlanThing } from './plan-thing.ts'
import { PlanWish } from './wish.ts'

export { type PlanThing, planThings } from './plan-thing.ts'

/** Own minutes of a day: from, to, and what they are until somebody chooses. */
export const minuteLimits = { least: 30, most: 240, usual: 90 } as const
/** How many times a thing may be moved to the next day. */
export const mostMoves = 2
/** Days off in a week from Monday to Sunday. */
export const mostDaysOff = 2

export const PlanDiscipline = z.object({ key: z.string(), title: z.string(), hue: z.int() })
export type PlanDiscipline = z.infer<typeof PlanDiscipline>

export const planStates = ['planned', 'done', 'moved', 'hidden'] as const
export const PlanState = z.enum(planStates)
export type PlanState = z.infer<typeof PlanState>

/** The key of a row, given by its module. */
export const PlanKey = z.string().min(1).max(80)

export const PlanRow = z.object({
  /** Steady: `homework:12`, `own:…`. */
  key: z.string(),
  thing: PlanThing,
  title: z.string(),
  /** `null` for own items made in the plan. */
  url: z.string().nullable(),
  /** Why it is in the plan, as a text. */
  reason: z.string(),
  minutes: z.int(),
  xp: z.int().nullable(),
  discipline: PlanDiscipline.nullable(),
  state: PlanState,
  startsAt: Instant.nullable(),
  dueAt: Instant.nullable(),
  /** How many times it was moved before this day. */
  moves: z.int(),
  theoryUrl: z.string().nullable(),
  can: z.object({
    check: z.boolean(),
    move: z.boolean(),
    hide: z.boolean(),
    /** To be put elsewhere in the day. */
    place: z.boolean(),
    /** To be refused with a reason that is no lack of time. */
    refuse: z.boolean(),
  }),
})
export type PlanRow = z.infer<typeof PlanRow>

/** Why a day has a shorter plan. */
export const easyReasons = ['weekend', 'feast', 'autumn', 'winter', 'spring', 'summer'] as const
export const EasyReason = z.enum(easyReasons)
export type EasyReason = z.infer<typeof EasyReason>

export const PlanDay = z.object({
  date: z.iso.date(),
  minutes: z.object({ planned: z.int(), done: z.int() }),
  /** What must be handed in on that day. */
  deadlines: z.int(),
  easy: EasyReason.nullable(),
  isDayOff: z.boolean(),
})
export type PlanDay = z.infer<typeof PlanDay>

export const DailyPlan = z.object({
  date: z.iso.date(),
  today: z.iso.date(),
  /** Of the pupil, also when somebody else reads. */
  timezone: z.string(),
  /** `open`: composed at every reading; `begun`: stored, it grows no more. */
  stage: z.enum(['past', 'open', 'begun', 'coming']),
  easy: EasyReason.nullable(),
  isDayOff: z.boolean(),
  limit: z.object({
    minutes: z.int(),
    own: z.int(),
    /** What parents have agreed with the pupil, when it is lower. */
    family: z.int().nullable(),
    /** Taken off for today alone, for want of time. */
    lowered: z.int(),
  }),
  rows: z.array(PlanRow),
  /** What would go over the limit. */
  ifTimeLeft: z.array(PlanRow),
  /** Moved or hidden on this day; can be undone. */
  aside: z.array(PlanRow),
  minutes: z.object({ planned: z.int(), done: z.int() }),
  xp: z.object({ planned: z.int(), done: z.int() }),
  /** What to move away when it is more than the limit: a key. */
  toDrop: z.string().nullable(),
  /** What was left of the last planned day and does not come by itself. */
  rest: z.object({ count: z.int(), from: z.iso.date() }).nullable(),
  wishes: z.array(PlanWish),
  offers: z.array(TodayOffer),
  week: z.array(PlanDay),
  can: z.object({ change: z.boolean(), begin: z.boolean(), takeDayOff: z.boolean(), returnDay: z.boolean() }),
})
export type DailyPlan = z.infer<typeof DailyPlan>
