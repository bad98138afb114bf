import type { Ctx } from '@school/kernel/server'
import type { Response } from '@school/tasks/contract'
import type { ReviewedAnswer } from '../contract/reviewed-answer.ts'
import { accessReview, type AnswerToCheck } from './access.ts'
import { isCorrectable, isReturnable } from './actions.ts'
import { listReviewsOf, presentReview } from '@school/works/server'
import { findOwnMark } from './jury/judge.ts'
import { findTurn, presentQueued, type ReviewScope } from './queue.ts'
import { listSaidBefore } from './queries.ts'
import { isTakenFrom } from './rules.ts'
import { listSame } from './same.ts'

async function listEarlier(ctx: Ctx, { attemptId, taskId, tryNumber, maxScore }: AnswerToCheck) {
  if (tryNumber === 1) return []
  const { rows } = await ctx.sql.query<{ tryNumber: number; response: Response }>({
    name: 'list_earlier_tries',
    text: `select try_number as "tryNumber", response from answers
      where attempt_id = $1 and task_id = $2 and try_number < $3 order by try_number desc`,
    values: [attemptId, taskId, tryNumber],
  })
  const reviews = await listReviewsOf(ctx.sql, attemptId, taskId)
  return rows.map((row) => {
    const review = reviews.find((one) => one.tryNumber === row.tryNumber)
    return { ...row, review: review ? presentReview(review, maxScore) : null }
  })
}

/** An answer with its key, for whoever checks it. @throws review_not_found */
export async function readReview(
  ctx: Ctx,
  scope: ReviewScope,
  id: number,
  placeOf: (workId: number) => Promise<string | null>,
): Promise<ReviewedAnswer> {
  const review = await accessReview(ctx, scope, id)
  const { question, rubric, solutionHtml } = review.task
  const own = review.state === 'waiting' ? await findOwnMark(ctx, review) : undefined
  const isTaken = review.state === 'waiting' && isTakenFrom(ctx.viewer.id, review, ctx.now)
  const sameIds = (isTaken ? [] : await listSame(ctx, scope, review)).map((one) => one.id)
  const { number, total, nextId, nextOtherId } = await findTurn(ctx.sql, scope, id, sameIds, ctx.now)
  return {
    ...presentQueued(review, ctx.viewer.id, ctx.now, await placeOf(review.workId)),
    question,
    response: review.response,
    appealText: review.appealText,
    notes: rubric.criteria.map(({ maxPoints: _, ...note }) => note),
    solutionHtml,
    criteria: (own ?? review).criteria ?? [],
    comment: (own ?? review).comment,
    earlier: await listEarlier(ctx, review),
    turn: number === null ? null : { number, total },
    nextId,
    sameIds,
    nextOtherId,
    saidBefore: await listSaidBefore(ctx.sql, ctx.viewer.id, review.taskId),
    can: {
      review: review.state !== 'returned' && isCorrectable(review) && !isTaken && !own,
      giveBack: isReturnable(review) && !isTaken,
    },
  }
}
