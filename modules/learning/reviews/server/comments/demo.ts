import type { DemoPart } from '@school/demo-school/server'
import { insertMany } from '@school/db'
import { keptComments } from '../tables.ts'
import { commentsOfDemo as texts } from '../ru.ts'

const dayMs = 86_400_000

/** Frequent comments of the demo teacher; the first ones are used most. */
export const keptCommentsOfDemo: DemoPart = {
  name: 'reviews.comments',
  seed: async ({ unit, accounts, now }) => {
    const authorId = accounts.get('teacher')!
    await insertMany(
      unit.sql,
      keptComments,
      texts.map((text, index) => ({
        authorId,
        text,
        uses: 3 * (texts.length - index),
        usedAt: new Date(now.getTime() - (index + 1) * dayMs),
      })),
    )
  },
}
