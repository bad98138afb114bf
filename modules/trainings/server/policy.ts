import type { Sql } from '@school/db'
import { link, site } from '@school/routes'
import type { WorkPlace, WorkPolicy } from '@school/works/server'
import { trainingFinished } from '../contract/events.ts'
import { findTrainingOfWork } from './queries.ts'
import { says } from './ru.ts'

async function findPlaces(sql: Sql, workIds: readonly number[]): Promise<WorkPlace[]> {
  const { rows } = await sql.query<{ workId: number; disciplineId: number | null; id: number }>({
    name: 'find_places_of_trainings',
    text: `select work_id as "workId", discipline_id as "disciplineId", id from trainings where work_id = any($1::int[])`,
    values: [workIds],
  })
  return rows.map(({ workId, disciplineId, ...row }) => ({
    workId,
    disciplineId,
    url: link(site.lms.training, { training_id: row.id }),
  }))
}

/** Whoever has begun a training goes on with it. */
export const trainingPolicy: WorkPolicy = {
  kind: 'training',
  title: says.work,
  secrecy: 'taught',
  promise: 'soon',
  namesSql: 'select work_id, title from trainings',
  places: findPlaces,
  async finished(ctx, { workId, userId }) {
    const trainingId = await findTrainingOfWork(ctx.sql, workId)
    if (trainingId !== undefined) await ctx.announce(trainingFinished, { userId, trainingId })
  },
}
