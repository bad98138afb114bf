import { lockUser } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import { addDays } from '@school/texts'
import type { PlanState, WishReason } from '../contract/index.ts'
import { accessEntry, accessWish, type Found, requireMovable } from './access.ts'
import { keepItems, removeItem, setItemState } from './keep.ts'
import { composedToday, restOf } from './standing.ts'
import { begunAt, type PlanData, keptOn, readPlanData } from './read.ts'

/** From now on the plan of today is what it is now. Two tabs begin it once. */
export async function beginDay(ctx: Ctx, data: PlanData): Promise<void> {
  if (begunAt(data, data.today)) return
  const { rowCount } = await ctx.sql.query({
    name: 'begin_plan_day',
    text: 'insert into daily_plans (user_id, day, begun_at) values ($1, $2, $3) on conflict do nothing',
    values: [ctx.viewer.id, data.today, ctx.now],
  })
  if (rowCount === 0) return
  const { rows, ifTimeLeft } = composedToday(data)
  const entries = [...rows, ...ifTimeLeft.map((entry) => ({ ...entry, isExtra: true }))]
  await keepItems(ctx, data.today, entries)
  // Items that were put there before get their place in the order.
  await ctx.sql.query({
    name: 'order_plan_items',
    text: `update daily_plan_items i set position = w.place from unnest($3::text[]) with ordinality as w (key, place)
      where i.user_id = $1 and i.day = $2 and i.key = w.key`,
    values: [ctx.viewer.id, data.today, entries.map(({ key }) => key)],
  })
}

export async function takeRest(ctx: Ctx): Promise<void> {
  const data = await readPlanData(ctx)
  const rest = begunAt(data, data.today) ? null : restOf(data)
  if (rest)
    await keepItems(
      ctx,
      data.today,
      rest.items.map((item) => ({ ...item, isExtra: false })),
    )
}

/** Moves a thing of today to tomorrow. */
async function moveOn(ctx: Ctx, { data, day, entry }: Found): Promise<void> {
  requireMovable(data, day, entry)
  await keepItems(ctx, day, [{ ...entry, state: 'moved' }])
  await setItemState(ctx, day, entry.key, 'moved')
  const next = addDays(day, 1)
  await keepItems(ctx, next, [{ ...entry, state: 'planned' }])
}

export async function changeItem(ctx: Ctx, key: string, state: PlanState, asked?: string): Promise<void> {
  await lockUser(ctx.sql, ctx.viewer.id)
  const found = await accessEntry(ctx, key, state, asked)
  const { data, day, entry } = found
  if (entry.state === state) return
  if (state === 'moved') return moveOn(ctx, found)
  if (state === 'done') await beginDay(ctx, data)
  if (entry.state === 'moved') await removeItem(ctx, addDays(day, 1), key)
  const isKept = keptOn(data, day).some((item) => item.key === key)
  // An item of a module that the pupil has not added is composed again once its row is deleted.
  const isComposed = entry.thing !== 'own' && !begunAt(data, day)
  if (state === 'planned' && isKept && isComposed) return forget(ctx, day, key)
  if (!isKept) await keepItems(ctx, day, [{ ...entry, state }])
  await setItemState(ctx, day, key, state)
}

async function forget(ctx: Ctx, day: string, key: string): Promise<void> {
  await setItemState(ctx, day, key, 'planned')
  await removeItem(ctx, day, key)
}

const days: Record<Exclude<WishReason, 'not_mine' | 'no_time'>, number> = { know_it: 30, too_hard: 7 }

function untilOf(reason: WishReason, today: string): string | null {
  if (reason === 'not_mine') return null
  // The day itself is the first of them.
  return reason === 'no_time' ? today : addDays(today, days[reason] - 1)
}

export async function addWish(ctx: Ctx, key: string, reason: WishReason): Promise<void> {
  await lockUser(ctx.sql, ctx.viewer.id)
  const data = await readPlanData(ctx)
  // Idempotent: after the first call the rule hides the row.
  if (data.rules.wishes.some((wish) => wish.key === key && wish.reason === reason)) return
  const found = await accessEntry(ctx, key, reason === 'no_time' ? 'moved' : 'hidden', data.today, data)
  const { entry } = found
  if (reason === 'no_time') await moveOn(ctx, found)
  await ctx.sql.query({
    name: 'add_plan_wish',
    text: `insert into daily_plan_wishes (user_id, reason, key, thing, title, minutes, until, created_at) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      ctx.viewer.id,
      reason,
      key,
      entry.thing,
      entry.title,
      reason === 'no_time' ? entry.minutes : 0,
      untilOf(reason, data.today),
      ctx.now,
    ],
  })
}

export async function takeWishBack(ctx: Ctx, wishId: number): Promise<void> {
  const wish = await accessWish(ctx, wishId)
  if (wish.takenBackAt !== null) return
  await ctx.sql.query({
    name: 'take_plan_wish_back',
    text: 'update daily_plan_wishes set taken_back_at = $2 where id = $1 and taken_back_at is null',
    values: [wishId, ctx.now],
  })
  const data = await readPlanData(ctx)
  const isMoved = keptOn(data, data.today).some(({ key, state }) => key === wish.key && state === 'moved')
  if (wish.reason === 'no_time' && wish.until === data.today && isMoved)
    await changeItem(ctx, wish.key, 'planned')
}
