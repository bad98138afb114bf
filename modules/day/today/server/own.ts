import { lockUser } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import { refuse, requireDay } from './access.ts'
import { todayOf } from './read.ts'
import { reasons } from './ru.ts'

const mostOwn = 20

/** Something of the pupil's own to do. @throws plan_day_over, plan_day_too_far, plan_full */
export async function addOwn(
  ctx: Ctx,
  { title, minutes, day = todayOf(ctx) }: { title: string; minutes: number; day?: string | undefined },
): Promise<void> {
  requireDay(ctx, day)
  await lockUser(ctx.sql, ctx.viewer.id)
  const { rowCount } = await ctx.sql.query({
    name: 'add_own_plan_item',
    text: `insert into daily_plan_items (user_id, day, key, thing, position, title, minutes, reason, is_set, changed_at)
      select $1, $2, 'own:' || gen_random_uuid(), 'own', coalesce(max(position), 0) + 1, $3, $4, $5, false, $6
      from daily_plan_items where user_id = $1 and day = $2 having count(*) filter (where key like 'own:%') < $7`,
    values: [ctx.viewer.id, day, title, minutes, reasons.own, ctx.now, mostOwn],
  })
  if (rowCount === 0) throw refuse('plan_full')
}
