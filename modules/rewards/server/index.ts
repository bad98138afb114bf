import { handle, type Room } from '@school/kernel/server'
import { getLevel } from '../contract/index.ts'
import { balanceOf } from './ledger.ts'
import { levelOf } from './rules.ts'

export { balanceOf, grant, grantAll, type Posting, type PostingSeed, seedPostings } from './ledger.ts'
export { levelOf } from './rules.ts'

export const rewardsRoom: Room = {
  name: 'rewards',
  routes: [handle(getLevel, async (ctx) => levelOf(await balanceOf(ctx.sql, ctx.viewer.id, 'xp')))],
}
