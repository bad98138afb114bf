import { type Today, todayKinds } from '../contract/index.ts'
import type { FeedItem, TodayItem } from './feed.ts'

const timeOf = ({ at }: TodayItem): number => at?.getTime() ?? Infinity

/** Puts what rooms have brought in order: what goes on, what is due, what waits; the sooner first. */
export function inOrder(items: readonly FeedItem[]): Today {
  const lines = items.filter((item) => item.kind !== 'offer' && item.kind !== 'late')
  const offers = items.filter((item) => item.kind === 'offer')
  return {
    lines: lines
      .toSorted((a, b) => todayKinds.indexOf(a.kind) - todayKinds.indexOf(b.kind) || compare(a, b))
      .map(({ at: _, ...line }) => line),
    offers: offers.toSorted((a, b) => a.rank - b.rank).map(({ rank: _, kind: __, ...offer }) => offer),
  }
}

/** Two that never end are alike. */
const compare = (a: TodayItem, b: TodayItem): number => (timeOf(a) === timeOf(b) ? 0 : timeOf(a) - timeOf(b))
