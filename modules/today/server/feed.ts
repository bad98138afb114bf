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

/** A few lines of one room about the viewer, who is a pupil. */
export interface TodaySource {
  readonly read: (ctx: Ctx) => Promise<readonly (TodayItem | OfferItem)[]>
}

/** Rooms that have something for today bring one each. */
export const todayFeed = extensionPoint<TodaySource>('today.feed')
