import { userOf } from '@school/accounts/server'
import { link, site } from '@school/routes'
import type { TodaySource } from '@school/today/server'
import { findMistakesForToday } from './for-today.ts'
import { today as t } from './ru.ts'

export const mistakesToday: TodaySource = {
  read: async (ctx) => {
    const due = await findMistakesForToday(ctx, ctx.viewer.id, ctx.now)
    if (due.length === 0) return []
    const url = link(site.user.mistakes)
    const title = userOf(ctx)?.isElementaryPupil ? t.gentleTitle : t.title
    return [{ key: 'mistakes', kind: 'waiting', title, note: t.due(due.length), url, at: null }]
  },
}
