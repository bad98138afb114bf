import type { WorkPolicy } from '@school/works/server'
import { trainingFinished } from '../contract/events.ts'
import { findTrainingOfWork } from './queries.ts'
import { says } from './ru.ts'

/** Whoever has begun a training goes on with it. */
export const trainingPolicy: WorkPolicy = {
  kind: 'training',
  title: says.work,
  secrecy: 'taught',
  promise: 'soon',
  namesSql: 'select work_id, title from trainings',
  async finished(ctx, { workId, userId }) {
    const trainingId = await findTrainingOfWork(ctx.sql, workId)
    if (trainingId !== undefined) await ctx.announce(trainingFinished, { userId, trainingId })
  },
}
