import type { Ctx } from '@school/kernel/server'
import { giveTryBack } from './apply-verdict.ts'
import { saveReview } from './record.ts'

/**
 * Returns all unreviewed answers of a user's last attempt with the same comment: their files may be replaced, the
 * tries are not counted. The caller has locked the attempt.
 */
export async function giveWaitingBack(
  ctx: Ctx,
  { workId, userId }: { workId: number; userId: number },
  comment: string,
): Promise<void> {
  const { rows } = await ctx.sql.query<{ id: number; attemptId: number; taskId: number; tryNumber: number }>({
    name: 'list_waiting_of_attempt',
    text: `select r.id, r.attempt_id as "attemptId", r.task_id as "taskId", r.try_number as "tryNumber"
      from answer_reviews r where r.state = 'waiting' and r.round = 1 and r.attempt_id = (
        select id from attempts where work_id = $1 and user_id = $2 order by number desc limit 1
      ) order by r.id for update`,
    values: [workId, userId],
  })
  for (const review of rows) {
    const saying = { id: review.id, userId: ctx.viewer.id, now: ctx.now }
    await saveReview(ctx.sql, saying, {
      state: 'returned',
      criteria: null,
      points: null,
      comment,
      sheetNotes: [],
    })
    await giveTryBack(ctx, review)
  }
}
