import { personPart } from '@school/personal-data/server'
import { extend, handle, type ServerModule } from '@school/kernel/server'
import { getLevel, levelOf } from '../contract/index.ts'
import { balanceOf } from './ledger.ts'
import { rewardsPart } from './person-part.ts'

export { balanceOf, grant, grantAll, type PostingSeed, seedPostings } from './ledger.ts'

export const rewardsModule: ServerModule = {
  name: 'rewards',
  routes: [handle(getLevel, async (ctx) => levelOf(await balanceOf(ctx.sql, ctx.viewer.id, 'xp')))],
  extensions: [extend(personPart, rewardsPart)],
}
