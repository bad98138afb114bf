import { lt } from 'drizzle-orm'
import type { Room } from './room.ts'
import { idempotencyKeys } from './tables.ts'

const keptMs = 24 * 3600 * 1000

/** The kernel's own housekeeping. */
export const idempotencyRoom: Room = {
  name: 'kernel',
  answers: [],
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
  ],
}
