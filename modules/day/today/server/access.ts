import { type Ctx, refusals } from '@school/kernel/server'
import { addDays } from '@school/texts'
import { planErrors, type PlanState, type WishReason } from '../contract/index.ts'
import { type PlanData, readPlanData, todayOf } from './read.ts'
import { moveRefusal } from './rules/index.ts'
import { entriesOn, movesOf, type Standing } from './standing.ts'

export const refuse = refusals(planErrors)

const farthestDays = 31

/** @throws plan_day_over, plan_day_too_far */
export function requireDay(ctx: Ctx, day: string): void {
  const today = todayOf(ctx)
  if (day < today) throw refuse('plan_day_over')
  if (day > addDays(today, farthestDays)) throw refuse('plan_day_too_far')
}

export interface Found {
  readonly data: PlanData
  readonly day: string
  readonly entry: Standing
}

/**
 * An item in the plan of a day that may get this state.
 * @throws plan_item_not_found, plan_day_over, plan_done_by_doing, plan_item_set
 */
export async function accessEntry(
  ctx: Ctx,
  key: string,
  state: PlanState,
  asked?: string,
  read?: PlanData,
): Promise<Found> {
  const day = asked ?? todayOf(ctx)
  if (day < todayOf(ctx)) throw refuse('plan_day_over')
  const data = read ?? (await readPlanData(ctx, day))
  const entry = entriesOn(data, day).find((one) => one.key === key)
  if (!entry) throw refuse('plan_item_not_found')
  if (entry.state === state) return { data, day, entry }
  const isByHand = state === 'done' || entry.state === 'done'
  if (isByHand && (entry.thing !== 'own' || day !== data.today)) throw refuse('plan_done_by_doing')
  if (state === 'hidden' && entry.isSet) throw refuse('plan_item_set')
  // Of another day only what was put there can be changed, and not sent farther.
  if (day !== data.today && (state === 'moved' || entry.state === 'moved'))
    throw refuse('plan_item_not_found')
  return { data, day, entry }
}

/** @throws plan_moved_twice, plan_due_today */
export function requireMovable(data: PlanData, day: string, entry: Standing): void {
  const refusal = moveRefusal(entry, movesOf(data, entry), { ...data, day })
  if (refusal) throw refuse(refusal)
}

interface WishRow {
  key: string
  reason: WishReason
  until: string | null
  takenBackAt: Date | null
}

/** @throws plan_wish_not_found */
export async function accessWish(ctx: Ctx, wishId: number): Promise<WishRow> {
  const { rows } = await ctx.sql.query<WishRow>({
    name: 'find_plan_wish',
    text: `select key, reason, to_char(until, 'YYYY-MM-DD') as until, taken_back_at as "takenBackAt" from daily_plan_wishes
      where id = $1 and user_id = $2 for update`,
    values: [wishId, ctx.viewer.id],
  })
  const [wish] = rows
  if (!wish) throw refuse('plan_wish_not_found')
  return wish
}
