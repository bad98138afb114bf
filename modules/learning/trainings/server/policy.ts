import { link, site } from '@school/routes'
import type { WorkPolicy } from '@school/work-rules/server'
import { trainingFinished } from '../contract/events.ts'
import { findTrainingOfWork } from './queries.ts'
import { says } from './ru.ts'

/** Users who have started a training may continue it after it is retired. */
export const trainingPolicy: WorkPolicy = {
  kind: 'training',
  title: says.work,
  secrecy: 'taught',
  promise: 'soon',
  namesSql: 'select work_id, title from trainings',
  places: {
    sql: 'select work_id, discipline_id, array[id] as path from trainings',
    url: (id) => link(site.lms.training, { training_id: id }),
  },
  async finished(ctx, { workId, userId }) {
    const trainingId = await findTrainingOfWork(ctx.sql, workId)
    if (trainingId !== undefined) await ctx.announce(trainingFinished, { userId, trainingId })
  },
}
