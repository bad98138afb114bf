import type { Ctx } from '@school/kernel/server'
import type { PlanState } from '../contract/index.ts'
import type { Entry } from './rules/index.ts'

export interface Kept extends Omit<Entry, 'isRunning'> {
  readonly isExtra?: boolean
  readonly state?: PlanState
}

/** Puts items into the plan of a day, each once: existing ones stay as they are. */
export async function keepItems(ctx: Ctx, day: string, items: readonly Kept[]): Promise<void> {
  if (items.length === 0) return
  const rows = items.map((item, index) => ({
    ...item,
    position: index,
    startsAt: item.startsAt?.toISOString() ?? null,
    dueAt: item.dueAt?.toISOString() ?? null,
    isExtra: item.isExtra ?? false,
    state: item.state ?? 'planned',
  }))
  await ctx.sql.query({
    name: 'keep_plan_items',
    text: `insert into daily_plan_items
        (user_id, day, key, thing, position, title, url, minutes, xp, reason, discipline, starts_at, due_at, theory_url, is_set, is_extra, state, changed_at)
      select $1, $2, i.key, i.thing, last.position + i.position + 1, i.title, i.url, i.minutes, i.xp, i.reason, i.discipline, i."startsAt", i."dueAt",
        i."theoryUrl", i."isSet", i."isExtra", i.state, $4
      from jsonb_to_recordset($3::jsonb) as i (key text, thing text, position int, title text, url text, minutes int, xp int, reason text,
        discipline jsonb, "startsAt" timestamptz, "dueAt" timestamptz, "theoryUrl" text, "isSet" boolean, "isExtra" boolean, state text)
      cross join (select coalesce(max(position), 0) as position from daily_plan_items where user_id = $1 and day = $2) last
      on conflict (user_id, day, key) do nothing`,
    values: [ctx.viewer.id, day, JSON.stringify(rows), ctx.now],
  })
}

/** Sets the state of an item in the plan of a day. */
export async function setItemState(ctx: Ctx, day: string, key: string, state: PlanState): Promise<void> {
  await ctx.sql.query({
    name: 'set_plan_item_state',
    text: `update daily_plan_items set state = $4, changed_at = $5 where user_id = $1 and day = $2 and key = $3 and state <> $4`,
    values: [ctx.viewer.id, day, key, state, ctx.now],
  })
}

export async function removeItem(ctx: Ctx, day: string, key: string): Promise<void> {
  await ctx.sql.query({
    name: 'remove_plan_item',
    text: `delete from daily_plan_items where user_id = $1 and day = $2 and key = $3 and state = 'planned'`,
    values: [ctx.viewer.id, day, key],
  })
}
