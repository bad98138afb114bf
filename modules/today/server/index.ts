import { handle, type Room } from '@school/kernel/server'
import { getToday } from '../contract/index.ts'
import { readFeed } from './feed.ts'
import { inOrder } from './rules.ts'

export {
  type FeedItem,
  type LateItem,
  type OfferItem,
  readFeed,
  todayFeed,
  type TodayItem,
  type TodaySource,
} from './feed.ts'

export const todayRoom: Room = {
  name: 'today',
  routes: [handle(getToday, async (ctx) => inOrder(await readFeed(ctx)))],
}
