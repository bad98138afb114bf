import { type Ctx, extensionPoint } from '@school/kernel/server'
import type { PlanDiscipline, PlanThing, TodayKind, TodayOffer } from '../contract/index.ts'

/** What a plan of the day has to know of a line. */
export interface PlanFacts {
  readonly thing: PlanThing
  /** An item with an hour has a fixed place and is moved on its own page. */
  readonly startsAt?: Date
  /** An estimate. */
  readonly minutes: number
  /** What is left to earn; `null` when it is unknown. */
  readonly xp: number | null
  /** Why it is in today's plan, without a form of address: «срок завтра». */
  readonly reason: string
  readonly discipline: PlanDiscipline | null
  /** Given by somebody, or its clock runs: it can't be refused. */
  readonly isSet?: boolean
  /** Its clock runs: it can't even be moved, and comes into a day that is begun. */
  readonly isRunning?: boolean
  /** Where it is explained, for whom it is too hard. */
  readonly theoryUrl?: string | null
}

/** A line as its module supplies it. */
export interface TodayItem extends TodayOffer {
  /** `later` is in the plan only: the short list has enough without it. */
  readonly kind: TodayKind | 'later'
  /** What puts it before others of its kind: a deadline, when an answer is promised or, of what waits, when it opens. */
  readonly at: Date | null
  /** Absent where there is nothing to do, only to know. */
  readonly plan?: PlanFacts
}

export interface OfferItem extends TodayOffer {
  readonly kind: 'offer'
  /** The lowest is the first step. */
  readonly rank: number
}

/**
 * What is overdue and was not handed in, in a sentence. The pupil has it among the lines; adults who look after the pupil see all of it.
 */
export interface LateItem extends TodayOffer {
  readonly kind: 'late'
  readonly at: Date
}

export type FeedItem = TodayItem | OfferItem | LateItem

/** That something was done, and when. */
export interface Done {
  readonly key: string
  readonly at: Date
}

/** A pupil and the clock, for a call or for an evening letter, which has no visit and no signing. */
export type FeedCtx = Omit<
  Ctx,
  | 'visit'
  | 'sign'
  | 'limits'
  | 'portal'
  | 'portalAtHost'
  | 'portalUrl'
  | 'portalOf'
  | 'features'
  | 'leaveTrace'
>

/** A few lines of one module about the viewer, who is a pupil. */
export interface TodaySource {
  readonly read: (ctx: FeedCtx) => Promise<readonly FeedItem[]>
  /** Which of its own among these keys were done since then; keys of other modules are ignored. */
  readonly findDone?: (ctx: FeedCtx, keys: readonly string[], since: Date) => Promise<readonly Done[]>
}

/** Modules that have something for today contribute one source each. */
export const todayFeed = extensionPoint<TodaySource>('today.feed')

/** All items of all modules for the viewer, unsorted. */
export async function readFeed(ctx: FeedCtx): Promise<FeedItem[]> {
  const contributed = await Promise.all(ctx.extensions(todayFeed).map(({ read }) => read(ctx)))
  return contributed.flat()
}

/** Ids in keys of one kind: of `homework:12` and `lesson:5` with `homework`, 12. */
export const idsIn = (keys: readonly string[], kind: string): number[] =>
  keys.flatMap((key) => {
    const [word, id] = key.split(':')
    return word === kind && Number.isInteger(Number(id)) ? [Number(id)] : []
  })
