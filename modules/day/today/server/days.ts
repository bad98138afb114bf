import { lockUser } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import { addDays, mondayOf } from '@school/texts'
import { mostDaysOff } from '../contract/index.ts'
import { refuse, requireDay } from './access.ts'
import { findDayOffs } from './queries.ts'
import { readPlanData, todayOf } from './read.ts'
import { dayOf } from './standing.ts'

/** Days off are counted one after the other: two tabs take no third. @throws too_many_days_off */
export async function takeDayOff(ctx: Ctx, day: string): Promise<void> {
  requireDay(ctx, day)
  const { sql, viewer, now } = ctx
  await lockUser(sql, viewer.id)
  const monday = mondayOf(day)
  const taken = await findDayOffs(sql, viewer.id, monday, addDays(monday, 6))
  if (taken.includes(day)) return
  if (taken.length >= mostDaysOff) throw refuse('too_many_days_off')
  await sql.query({
    name: 'take_day_off',
    text: 'insert into daily_plan_day_offs (user_id, day, created_at) values ($1, $2, $3) on conflict do nothing',
    values: [viewer.id, day, now],
  })
}

/** Only for today and later: a day off that is over can't be withdrawn. */
export async function returnDay(ctx: Ctx, day: string): Promise<void> {
  requireDay(ctx, day)
  await ctx.sql.query({
    name: 'return_day',
    text: 'delete from daily_plan_day_offs where user_id = $1 and day = $2',
    values: [ctx.viewer.id, day],
  })
}

export async function setDailyMinutes(ctx: Ctx, minutes: number): Promise<void> {
  await ctx.sql.query({
    name: 'set_plan_minutes',
    text: `insert into daily_plan_settings (user_id, daily_minutes) values ($1, $2)
      on conflict (user_id) do update set daily_minutes = excluded.daily_minutes`,
    values: [ctx.viewer.id, minutes],
  })
}

/** @throws plan_day_over, plan_day_too_far */
export async function orderDay(
  ctx: Ctx,
  { keys, day = todayOf(ctx) }: { keys: readonly string[]; day?: string | undefined },
): Promise<void> {
  requireDay(ctx, day)
  const { rows } = dayOf(await readPlanData(ctx, day), day)
  const known = new Set(rows.map(({ key }) => key))
  const own = [...new Set(keys)].filter((key) => known.has(key))
  await ctx.sql.query({
    name: 'order_plan_day',
    text: `insert into daily_plan_orders (user_id, day, keys) values ($1, $2, $3)
      on conflict (user_id, day) do update set keys = excluded.keys`,
    values: [ctx.viewer.id, day, own],
  })
}
