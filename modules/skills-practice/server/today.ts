import { userOf } from '@school/accounts/server'
import { link, site } from '@school/routes'
import type { OfferItem, TodayItem, TodaySource } from '@school/today/server'
import { findReminder, hasSkillsFor } from './queries.ts'
import { today as t } from './ru.ts'
import { findUnderWay } from './session-queries.ts'

/** A session under way, skills to repeat; to those who have never practised, ten minutes of it. */
export const skillsToday: TodaySource = {
  read: async (ctx) => {
    const url = link(site.lms.skillsPractice)
    const session = await findUnderWay(ctx.sql, ctx.viewer.id)
    const { begun, due } = await findReminder(ctx.sql, ctx.viewer.id, ctx.now)
    const items: (TodayItem | OfferItem)[] = []
    if (session) items.push({ key: 'skills', kind: 'going', title: t.title, note: t.going, url, at: null })
    if (due > 0)
      items.push({ key: 'skills due', kind: 'waiting', title: t.title, note: t.due(due), url, at: null })
    const grade = userOf(ctx)?.grade?.index
    if (!session && begun === 0 && grade !== undefined && (await hasSkillsFor(ctx.sql, grade)))
      items.push({ key: 'skills', kind: 'offer', title: t.offer, note: t.offerNote, url, rank: 20 })
    return items
  },
}
