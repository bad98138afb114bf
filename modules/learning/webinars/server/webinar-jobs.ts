import type { WalkingJob } from '@school/kernel/server'
import { closeForWebinar } from './webinar-actions.ts'
import { listOverdueOpen } from './webinar-queries.ts'

/** Closes homeworks when their time is over, for example after the teacher was disconnected. */
export const closeWebinarHomeworks: WalkingJob = {
  name: 'close-webinar-homeworks',
  schedule: '* * * * *',
  summary: 'Judges homeworks of webinars whose time is over and lets them live on as homeworks',
  list: (ctx, from) => listOverdueOpen(ctx.sql, ctx.now, from),
  each: async (ctx, homeworkIds) => {
    for (const homeworkId of homeworkIds) await closeForWebinar(ctx, homeworkId)
  },
}
