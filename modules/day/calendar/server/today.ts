import { userOf } from '@school/accounts/server'
import { link, site } from '@school/routes'
import { addDays, dayIn, instantIn } from '@school/texts'
import type { TodaySource } from '@school/today/server'
import { listOwn } from './queries.ts'
import { plan as t } from './ru.ts'

const daysAhead = 14

/** A pupil's own items of the calendar are in the plan of their day, by their hour; they are changed in the calendar. */
export const itemsToday: TodaySource = {
  read: async ({ sql, viewer, now, ...ctx }) => {
    const zone = userOf(ctx)?.timezone
    if (zone === undefined) return []
    const today = dayIn(now, zone)
    const from = instantIn(today, '00:00', zone)
    const to = instantIn(addDays(today, daysAhead), '00:00', zone)
    const items = await listOwn(sql, { userId: viewer.id, from, to })
    return items
      .filter(({ cancelledAt }) => cancelledAt === null)
      .map(({ id, title, startsAt, minutes }) => ({
        key: `personal:${id}`,
        kind: 'later' as const,
        title,
        note: t.reason,
        url: `${link(site.user.calendar)}?view=week&date=${dayIn(startsAt, zone)}`,
        at: null,
        plan: { thing: 'own', startsAt, minutes, xp: null, reason: t.reason, discipline: null, isSet: true },
      }))
  },
}
