import type { WalkingJob } from '@school/kernel/server'
import { writeDigest } from './digest.ts'
import { listDueDigests } from './queries.ts'
import { isEvening } from './rules/index.ts'

const portion = 100

/** Every hour: where somebody lives it is the evening. */
export const writeDigests: WalkingJob = {
  name: 'daily-plan-digests',
  schedule: '10 * * * *',
  summary:
    'Writes to pupils in the evening what of their plan was done, what is left, and what is planned for tomorrow',
  list: ({ sql, now }, { after, except }) => listDueDigests(sql, { now, after, except, limit: portion }),
  each: async (ctx, ids) => {
    for (const id of ids) await writeDigest(ctx, id, isEvening)
  },
}
