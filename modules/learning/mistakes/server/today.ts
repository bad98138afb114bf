import { userOf } from '@school/accounts/server'
import type { Ctx } from '@school/kernel/server'
import { link, site } from '@school/routes'
import { dayIn, daysBetween } from '@school/texts'
import type { TodaySource } from '@school/today/server'
import { findMistakesForToday } from './for-today.ts'
import { type DueMistake, findLastTwinAt } from './queries.ts'
import { today as t } from './ru.ts'

const key = 'mistakes'
/** The plan does not suggest more minutes at once. */
const mostMinutes = 20

function planOf(ctx: Pick<Ctx, 'account' | 'now'>, due: readonly DueMistake[]) {
  const zone = userOf(ctx)?.timezone
  const ago = due.map(({ missedAt }) => daysBetween(dayIn(missedAt, zone), dayIn(ctx.now, zone)))
  const minutes = due.reduce((sum, one) => sum + one.minutes, 0)
  return {
    thing: 'mistakes' as const,
    minutes: Math.min(mostMinutes, minutes),
    xp: null,
    reason: t.why(due.length, Math.max(...ago)),
    discipline: due.every(({ discipline }) => discipline?.key === due[0]!.discipline?.key)
      ? due[0]!.discipline
      : null,
  }
}

export const mistakesToday: TodaySource = {
  read: async (ctx) => {
    const due = await findMistakesForToday(ctx, ctx.viewer.id, ctx.now)
    if (due.length === 0) return []
    const url = link(site.user.mistakes)
    const title = userOf(ctx)?.isElementaryPupil ? t.gentleTitle : t.title
    const note = t.due(due.length)
    return [{ key, kind: 'waiting', title, note, url, at: null, plan: planOf(ctx, due) }]
  },
  // Done today when no due twin is left.
  findDone: async (ctx, keys, since) => {
    if (!keys.includes(key)) return []
    const at = await findLastTwinAt(ctx.sql, ctx.viewer.id, since)
    if (at === null) return []
    const left = await findMistakesForToday(ctx, ctx.viewer.id, ctx.now)
    return left.length === 0 ? [{ key, at }] : []
  },
}
