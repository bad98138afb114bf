import { handle, type Room } from '@school/kernel/server'
import { getToday } from '../contract/index.ts'
import { todayFeed } from './feed.ts'
import { inOrder } from './rules.ts'

export { type OfferItem, todayFeed, type TodayItem, type TodaySource } from './feed.ts'

export const todayRoom: Room = {
  name: 'today',
  routes: [
    handle(getToday, async (ctx) => {
      const brought = await Promise.all(ctx.extensions(todayFeed).map(({ read }) => read(ctx)))
      return inOrder(brought.flat())
    }),
  ],
}
