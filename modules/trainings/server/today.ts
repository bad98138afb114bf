import { link, site } from '@school/routes'
import type { TodaySource } from '@school/today/server'
import { listUnderWay } from './queries.ts'
import { today as t } from './ru.ts'

/** Trainings that were begun and not ended. */
export const trainingsToday: TodaySource = {
  read: async (ctx) => {
    const rows = await listUnderWay(ctx.sql, ctx.viewer.id, ctx.now)
    return rows.map(({ id, title, deadlineAt }) => ({
      key: `training ${id}`,
      kind: 'going',
      title,
      note: t.going,
      url: link(site.lms.training, { training_id: id }),
      at: deadlineAt,
    }))
  },
}
