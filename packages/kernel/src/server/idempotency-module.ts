import { lt } from 'drizzle-orm'
import { forgetResolved } from './job-failures.ts'
import type { ServerModule } from './server-module.ts'
import { idempotencyKeys } from './tables.ts'

const keptMs = 24 * 3600 * 1000

/** The kernel's own housekeeping. */
export const idempotencyModule: ServerModule = {
  name: 'kernel',
  routes: [],
  jobs: [
    {
      name: 'forget-kept-answers',
      schedule: '17 * * * *',
      summary: 'Forgets replies kept for repeats after a day',
      run: async (ctx) => {
        await ctx.db
          .delete(idempotencyKeys)
          .where(lt(idempotencyKeys.createdAt, new Date(ctx.now.getTime() - keptMs)))
      },
    },
    {
      name: 'forget-resolved-failures',
      schedule: '27 3 * * *',
      summary: 'Forgets failures of jobs a month after they were put right',
      run: (ctx) => forgetResolved(ctx.sql, ctx.now),
    },
  ],
}
