import type { Ctx } from '@school/kernel/server'
import { reopenAttempt } from '@school/works/server'
import { sql } from 'drizzle-orm'
import { refuse } from './access.ts'
import type { CopyRow } from './copy-queries.ts'
import { homeworkCopies } from './tables.ts'

/** Saves what a teacher says about the copy of a pupil. */
export async function putCopy(
  ctx: Ctx,
  homeworkId: number,
  userId: number,
  set: Partial<Pick<typeof homeworkCopies.$inferInsert, 'mark' | 'comment' | 'returnedAt'>>,
): Promise<void> {
  const values = { ...set, updatedAt: ctx.now }
  await ctx.db
    .insert(homeworkCopies)
    .values({ homeworkId, userId, ...values })
    .onConflictDoUpdate({
      target: [homeworkCopies.homeworkId, homeworkCopies.userId],
      set: { ...values, version: sql`${homeworkCopies.version} + 1` },
    })
}

/** Returns one answer of a copy for improvement: the other answers stay submitted, and no tries are added. @throws homework_over */
export async function reopenCopy(ctx: Ctx, copy: CopyRow, userId: number): Promise<void> {
  if (!(await reopenAttempt(ctx, { workId: copy.workId, userId, classIds: copy.classIds })))
    throw refuse('homework_over')
  await putCopy(ctx, copy.id, userId, { mark: null, returnedAt: ctx.now })
}
