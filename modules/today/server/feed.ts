import { type Ctx, extensionPoint } from '@school/kernel/server'
import type { PlanDiscipline, PlanThing, TodayKind, TodayOffer } from '../contract/index.ts'

/** What a plan of the day has to know of a line. */
export interface PlanFacts {
  readonly thing: PlanThing
  /** What has its hour stands by it and is moved where it was put. */
  readonly startsAt?: Date
  /** An estimate. */
  readonly minutes: number
  /** What is left to earn; `null` when nobody can say. */
  readonly xp: number | null
  /** Why it is asked today, addressed to nobody: «срок завтра». */
  readonly reason: string
  readonly discipline: PlanDiscipline | null
  /** Given by somebody, or its clock runs: it can't be refused. */
  readonly isSet?: boolean
  /** Its clock runs: it can't even be moved, and comes into a day that is begun. */
  readonly isRunning?: boolean
  /** Where it is explained, for whom it is too hard. */
  readonly theoryUrl?: string | null
}

/** A line as its room tells of it. */
export interface TodayItem extends TodayOffer {
  /** `later` stands in the plan alone: the short list has enough without it. */
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

/** What has passed its term and was not handed in, in a sentence. The pupil has it among the lines; whoever looks after the pupil is told of all. */
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

/** A pupil and the clock, be it a call or an evening letter that reads: nobody visits then, and nothing is signed. */
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

/** A few lines of one room about the viewer, who is a pupil. */
export interface TodaySource {
  readonly read: (ctx: FeedCtx) => Promise<readonly FeedItem[]>
  /** Which of its own among these keys were done since then; keys of other rooms are nothing to it. */
  readonly findDone?: (ctx: FeedCtx, keys: readonly string[], since: Date) => Promise<readonly Done[]>
}

/** Rooms that have something for today bring one each. */
export const todayFeed = extensionPoint<TodaySource>('today.feed')

/** Everything that rooms have for the viewer, in no order. */
export async function readFeed(ctx: FeedCtx): Promise<FeedItem[]> {
  const brought = await Promise.all(ctx.extensions(todayFeed).map(({ read }) => read(ctx)))
  return brought.flat()
}

/** Ids in keys of one kind: of `homework:12` and `lesson:5` with `homework`, 12. */
export const idsIn = (keys: readonly string[], kind: string): number[] =>
  keys.flatMap((key) => {
    const [word, id] = key.split(':')
    return word === kind && Number.isInteger(Number(id)) ? [Number(id)] : []
  })
