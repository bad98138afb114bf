import { releaseFiles } from '@school/files/server'
import type { WalkingJob } from '@school/kernel/server'
import { deleteUnusedPhotos, listUnusedPhotos } from './queries.ts'

/** Longer than a photograph is on its way to its person. */
const graceMs = 10 * 60_000

export const removeUnusedPhotos: WalkingJob<string> = {
  name: 'remove-unused-photos',
  schedule: '*/20 * * * *',
  summary:
    'Removes photographs that were replaced, taken away or forbidden, and those of people who are gone',
  list: (ctx, from) => listUnusedPhotos(ctx.sql, new Date(ctx.now.getTime() - graceMs), from),
  each: async (ctx, ids) => {
    const before = new Date(ctx.now.getTime() - graceMs)
    await releaseFiles(ctx, await deleteUnusedPhotos(ctx.sql, before, ids))
  },
}
