import type { Job } from '@school/kernel/server'
import { closeForWebinar } from './webinar-actions.ts'
import { listOverdueOpen } from './webinar-queries.ts'

/** A teacher who was cut off closes nothing: the time itself does. */
export const closeWebinarHomeworks: Job = {
  name: 'close-webinar-homeworks',
  schedule: '* * * * *',
  summary: 'Judges homeworks of webinars whose time is over and lets them live on as homeworks',
  run: async (ctx) => {
    for (const homeworkId of await listOverdueOpen(ctx.sql, ctx.now)) await closeForWebinar(ctx, homeworkId)
  },
}
