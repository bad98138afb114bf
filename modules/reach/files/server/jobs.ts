import type { WalkingJob } from '@school/kernel/server'
import { deleteLoose, listLoose } from './queries.ts'
import type { FileStore } from './store.ts'

const keptMs = 24 * 3600 * 1000
export const removeLooseFiles = (store: FileStore): WalkingJob<string> => ({
  name: 'remove-loose-files',
  schedule: '23 * * * *',
  summary: 'Removes files that were not sent with an answer within a day, and those of people who are gone',
  list: async (ctx, from) => {
    const before = new Date(ctx.now.getTime() - keptMs)
    if (from.after === null) await store.sweep(before)
    return listLoose(ctx.sql, before, from)
  },
  each: async (ctx, ids) => {
    const before = new Date(ctx.now.getTime() - keptMs)
    // The row stays when its bytes can't be removed: bytes without a row could not be found again.
    for (const id of await deleteLoose(ctx.sql, before, ids)) await store.remove(id)
  },
})
