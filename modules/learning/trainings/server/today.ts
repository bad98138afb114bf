import type { Sql } from '@school/db'
import { link, site } from '@school/routes'
import { idsIn, type TodaySource } from '@school/today/server'
import { finishedSinceSql } from '@school/results/server'
import { listUnderWay } from './queries.ts'
import { today as t } from './ru.ts'

const usualMinutes = 20

/** Of these trainings, those that a person has finished since an instant. */
async function listFinishedSince(
  sql: Sql,
  userId: number,
  ids: readonly number[],
  since: Date,
): Promise<{ id: number; at: Date }[]> {
  const { rows } = await sql.query<{ id: number; at: Date }>({
    name: 'list_trainings_finished_since',
    text: `select o.id, f.at from (${finishedSinceSql}) f join trainings o on o.work_id = f.work_id where o.id = any($3::int[])`,
    values: [userId, since, ids],
  })
  return rows
}

/** Trainings that were begun and not ended. */
export const trainingsToday: TodaySource = {
  read: async (ctx) => {
    const rows = await listUnderWay(ctx.sql, ctx.viewer.id, ctx.now)
    return rows.map(({ id, title, deadlineAt }) => ({
      key: `training:${id}`,
      kind: 'going',
      title,
      note: t.going,
      url: link(site.lms.training, { training_id: id }),
      at: deadlineAt,
      plan: {
        thing: 'training',
        minutes: deadlineAt === null ? usualMinutes : (deadlineAt.getTime() - ctx.now.getTime()) / 60_000,
        xp: null,
        reason: deadlineAt === null ? t.why : t.whyRunning,
        discipline: null,
        isRunning: deadlineAt !== null,
      },
    }))
  },
  findDone: async (ctx, keys, since) => {
    const ids = idsIn(keys, 'training')
    if (ids.length === 0) return []
    const finished = await listFinishedSince(ctx.sql, ctx.viewer.id, ids, since)
    return finished.map(({ id, at }) => ({ key: `training:${id}`, at }))
  },
}
