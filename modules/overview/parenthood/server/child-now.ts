import type { Ctx, Identity } from '@school/kernel/server'
import { levelOf } from '@school/rewards/contract'
import { balanceOf } from '@school/rewards/server'
import { readFeed } from '@school/today/server'
import type { ChildNow } from '../contract/report.ts'
import { alertsOf, deadlinesOf } from './rules.ts'

/** What the child's own first screen would say, read in the place of the child. */
export async function readChildNow(ctx: Ctx, child: Identity): Promise<ChildNow> {
  const [xp, feed] = await Promise.all([
    balanceOf(ctx.sql, child.viewer.id, 'xp'),
    readFeed({ ...ctx, viewer: child.viewer, account: child.account }),
  ])
  return { level: levelOf(xp).level, deadlines: deadlinesOf(feed, ctx.now), ...alertsOf(feed) }
}
