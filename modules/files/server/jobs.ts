import type { Job } from '@school/kernel/server'
import { deleteLoose } from './queries.ts'
import type { FileStore } from './store.ts'

const keptMs = 24 * 3600 * 1000
/** The rest waits for the next hour. */
const atOnce = 1000

export const removeLooseFiles = (store: FileStore): Job => ({
  name: 'remove-loose-files',
  schedule: '23 * * * *',
  summary: 'Removes files that were not sent with an answer within a day, and those of people who are gone',
  run: async (ctx) => {
    const before = new Date(ctx.now.getTime() - keptMs)
    // Bytes go first: a row without bytes is taken away by the next run, bytes without a row by nobody.
    for (const id of await deleteLoose(ctx.sql, before, atOnce)) await store.remove(id)
    await store.sweep(before)
  },
})
