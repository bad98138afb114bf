import { type Ctx, extensionPoint } from '@school/kernel/server'
import type { TodayKind, TodayOffer } from '../contract/index.ts'

/** A line as its room tells of it. */
export interface TodayItem extends TodayOffer {
  readonly kind: TodayKind
  /** What puts it before others of its kind: a deadline, or when an answer is promised. */
  readonly at: Date | null
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

/** A few lines of one room about the viewer, who is a pupil. */
export interface TodaySource {
  readonly read: (ctx: Ctx) => Promise<readonly FeedItem[]>
}

/** Rooms that have something for today bring one each. */
export const todayFeed = extensionPoint<TodaySource>('today.feed')

/** Everything that rooms have for the viewer, in no order. */
export async function readFeed(ctx: Ctx): Promise<FeedItem[]> {
  const brought = await Promise.all(ctx.extensions(todayFeed).map(({ read }) => read(ctx)))
  return brought.flat()
}
