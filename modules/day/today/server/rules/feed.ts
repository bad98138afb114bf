import type { Goal } from '@school/profiles/contract'
import { type Today, type TodayKind, todayKinds } from '../../contract/index.ts'
import type { FeedItem, OfferItem, TodayItem } from '../feed.ts'
import { isWanted, type Wish } from './compose.ts'
import { entryOf, type KeptItem } from './entry.ts'

type Line = TodayItem & { readonly kind: TodayKind }
const isLine = (item: FeedItem): item is Line =>
  item.kind !== 'offer' && item.kind !== 'later' && item.kind !== 'late'

const timeOf = ({ at }: TodayItem): number => at?.getTime() ?? Infinity

/** Kinds of offers that bring a pupil nearer to a goal. */
const offersFor: Partial<Record<Goal, string>> = { oge: 'exam', ege: 'exam', olympiads: 'olympiad' }

/** What a pupil is here for comes before the rest: before a course only when school subjects are not among the goals. */
function rankOf({ key, rank }: OfferItem, goals: readonly Goal[]): number {
  const isWished = goals.some((goal) => offersFor[goal] === key.split(':')[0])
  return isWished ? rank - (goals.includes('school') ? 29 : 100) : rank
}

/** Sorts the items of all modules: what goes on, what is due, what waits; the sooner first. */
export function inOrder(items: readonly FeedItem[], goals: readonly Goal[] = []): Today {
  const lines = items.filter(isLine)
  const offers = items.filter((item) => item.kind === 'offer')
  return {
    lines: lines
      .toSorted((a, b) => todayKinds.indexOf(a.kind) - todayKinds.indexOf(b.kind) || compare(a, b))
      .map(({ at: _, plan: __, ...line }) => line),
    offers: offers
      .toSorted((a, b) => rankOf(a, goals) - rankOf(b, goals))
      .map(({ rank: _, kind: __, ...offer }) => offer),
  }
}

/** Two that never end are alike. */
const compare = (a: TodayItem, b: TodayItem): number => (timeOf(a) === timeOf(b) ? 0 : timeOf(a) - timeOf(b))

/** What the pupil has put aside in the plan of today is hidden on other pages too. */
export function withoutUnwanted(
  items: readonly FeedItem[],
  wishes: readonly Wish[],
  kept: readonly KeptItem[],
): FeedItem[] {
  const aside = new Set(
    kept.filter(({ state }) => state === 'moved' || state === 'hidden').map(({ key }) => key),
  )
  return items.filter((item) => {
    const entry = entryOf(item)
    return entry === null || (!aside.has(entry.key) && isWanted(entry, wishes))
  })
}
