import { findIdentity } from '@school/users/server'
import { familyErrors } from '@school/families/contract'
import { type Ctx, refusals } from '@school/kernel/server'
import { levelOf } from '@school/rewards/contract'
import { balanceOf } from '@school/rewards/server'
import { readFeed } from '@school/today/server'
import type { ChildNow } from '../contract/report.ts'
import { alertsOf, deadlinesOf } from './rules.ts'

const refuse = refusals(familyErrors)

/** What the child's own first screen would say, read in the place of the child. @throws family_child_not_found */
export async function readChildNow(ctx: Ctx, childId: number): Promise<ChildNow> {
  const child = await findIdentity(ctx.sql, childId)
  if (!child) throw refuse('family_child_not_found')
  const [xp, feed] = await Promise.all([
    balanceOf(ctx.sql, childId, 'xp'),
    readFeed({ ...ctx, viewer: child.viewer, account: child.account }),
  ])
  return { level: levelOf(xp).level, deadlines: deadlinesOf(feed, ctx.now), ...alertsOf(feed) }
}
