import { accountOf } from '@school/users/server'
import { familyErrors } from '@school/families/contract'
import { isParentOf } from '@school/families/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { levelOf } from '@school/rewards/contract'
import { balanceOf, grant } from '@school/rewards/server'
import { addDays, dayIn } from '@school/texts'
import { eq } from 'drizzle-orm'
import { streakErrors } from '../contract/errors.ts'
import {
  giftSteps,
  type RestDays,
  type Streak,
  type StreakGift,
  type StreakSettings,
} from '../contract/streak.ts'
import { type KnownDays, listKnownDays, listRests } from './queries.ts'
import { walkOf } from './row.ts'
import { giftsOf, refuseRest, xpOfGift } from './rules.ts'
import { streakRestDays, streakSettings } from './tables.ts'

const refuse = refusals({ ...streakErrors, ...familyErrors })

/** Ranges of illness that a parent still sees. */
const shownRests = 60
const mostRests = 12

const todayOf = (ctx: Ctx): string => dayIn(ctx.now, accountOf(ctx).timezone)

const knownDaysOf = async ({ sql, viewer }: Ctx): Promise<KnownDays> =>
  (await listKnownDays(sql, [viewer.id])).get(viewer.id)!

export async function readStreak(ctx: Ctx): Promise<Streak> {
  const known = await knownDaysOf(ctx)
  const { grownOn: _, ...walked } = walkOf(todayOf(ctx), known)
  return {
    ...walked,
    ...giftsOf(walked.best, new Set(known.openedGifts.keys())),
    settings: { weekendsRest: known.weekendsRest },
  }
}

export async function setSettings(ctx: Ctx, settings: StreakSettings): Promise<void> {
  await ctx.db
    .insert(streakSettings)
    .values({ userId: ctx.viewer.id, ...settings })
    .onConflictDoUpdate({ target: streakSettings.userId, set: settings })
}

/** @throws streak_gift_not_found */
export async function readGift(ctx: Ctx, step: number): Promise<StreakGift> {
  if (!giftSteps.some((one) => one === step)) throw refuse('streak_gift_not_found')
  const known = await knownDaysOf(ctx)
  const { best, days } = walkOf(todayOf(ctx), known)
  const openedAt = known.openedGifts.get(step) ?? null
  return {
    id: step,
    days: step,
    xp: xpOfGift(step),
    state: openedAt ? 'opened' : best >= step ? 'waiting' : 'ahead',
    daysLeft: best >= step ? 0 : step - days,
    openedAt: openedAt?.toISOString() ?? null,
  }
}

/** @throws streak_gift_not_found, streak_gift_ahead */
export async function openGift(ctx: Ctx, step: number) {
  const gift = await readGift(ctx, step)
  if (gift.state === 'ahead') throw refuse('streak_gift_ahead')
  const cause = { reason: 'streak_gift', sourceType: 'streak', sourceId: step }
  await grant(ctx.sql, { userId: ctx.viewer.id, currency: 'xp', amount: gift.xp, ...cause }, ctx.now)
  return {
    gift: await readGift(ctx, step),
    level: levelOf(await balanceOf(ctx.sql, ctx.viewer.id, 'xp')),
  }
}

/** @throws family_child_not_found */
async function accessChild(ctx: Ctx, childId: number): Promise<void> {
  if (!(await isParentOf(ctx.sql, ctx.viewer.id, childId))) throw refuse('family_child_not_found')
}

/** @throws family_child_not_found */
export async function readRests(ctx: Ctx, childId: number): Promise<RestDays[]> {
  await accessChild(ctx, childId)
  return listRests(ctx.sql, childId, addDays(todayOf(ctx), -shownRests))
}

/** @throws family_child_not_found, rest_days_order, rest_days_too_long, rest_days_far, rest_days_too_many */
export async function addRests(ctx: Ctx, childId: number, { from, to }: { from: string; to: string }) {
  const known = await readRests(ctx, childId)
  const refusal = refuseRest(from, to, todayOf(ctx))
  if (refusal) throw refuse(refusal)
  if (known.length >= mostRests) throw refuse('rest_days_too_many')
  await ctx.db
    .insert(streakRestDays)
    .values({ userId: childId, fromDay: from, toDay: to, setBy: ctx.viewer.id, setAt: ctx.now })
}

/** Marked days of a child of the viewer's are gone. @returns the child @throws rest_days_not_found */
export async function removeRests(ctx: Ctx, restDaysId: number): Promise<number> {
  const [rest] = await ctx.db
    .select({ childId: streakRestDays.userId })
    .from(streakRestDays)
    .where(eq(streakRestDays.id, restDaysId))
  if (!rest || !(await isParentOf(ctx.sql, ctx.viewer.id, rest.childId))) throw refuse('rest_days_not_found')
  await ctx.db.delete(streakRestDays).where(eq(streakRestDays.id, restDaysId))
  return rest.childId
}
