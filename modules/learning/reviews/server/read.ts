import { isForbidden } from '@school/families/server'
import type { Ctx } from '@school/kernel/server'
import type { ReviewedAnswer } from '../contract/reviewed-answer.ts'
import { accessReview, type AnswerToCheck } from './access.ts'
import { findReturnBar, isCorrectable } from './actions.ts'
import { listGiven } from '@school/results/server'
import { findOwnMark, isForJury } from './jury/judge.ts'
import { findTurn, presentQueued, type ReviewScope } from './queue.ts'
import { listSaidBefore } from './queries.ts'
import { isTakenFrom } from './rules.ts'
import { listSame } from './same.ts'

/** Options are not shuffled: answers checked by people have none. */
const asKept = { shown: <T>(response: T) => response, verdict: <T>(verdict: T) => verdict }

async function listEarlier(ctx: Ctx, review: AnswerToCheck) {
  if (review.tryNumber === 1) return []
  const given = await listGiven(ctx.sql, review, asKept)
  return given.filter(({ number }) => number < review.tryNumber)
}

/** An answer with its key, for a reviewer. @throws review_not_found */
export async function readReview(
  ctx: Ctx,
  scope: ReviewScope,
  id: number,
  placeOf: (workId: number) => Promise<string | null>,
): Promise<ReviewedAnswer> {
  const review = await accessReview(ctx, scope, id)
  const { question, rubric, solutionHtml } = review.task
  const mark = await findOwnMark(ctx, review)
  const own = review.state === 'waiting' ? mark : undefined
  const isTaken = review.state === 'waiting' && isTakenFrom(ctx.viewer.id, review, ctx.now)
  const sameIds = (isTaken ? [] : await listSame(ctx, scope, review)).map((one) => one.id)
  const { number, total, nextId, nextOtherId } = await findTurn(ctx.sql, scope, id, sameIds, ctx.now)
  const returnBar = review.state === 'waiting' ? await findReturnBar(ctx, review) : null
  return {
    ...presentQueued(review, ctx.viewer.id, ctx.now, await placeOf(review.workId)),
    question,
    response: review.response,
    arePhotosForbidden:
      review.response.kind === 'file' && (await isForbidden(ctx.sql, review.userId, 'photographs')),
    appealText: review.appealText,
    notes: rubric.criteria.map(({ maxPoints: _, ...note }) => note),
    solutionHtml,
    criteria: (own ?? review).criteria ?? [],
    comment: (own ?? review).comment,
    version: review.version,
    sheetNotes: (own ?? review).sheetNotes,
    jury: isForJury(review)
      ? { own: mark ? { points: mark.points, saidAt: mark.saidAt.toISOString() } : null }
      : null,
    earlier: await listEarlier(ctx, review),
    turn: number === null ? null : { number, total },
    nextId,
    sameIds,
    nextOtherId,
    saidBefore: await listSaidBefore(ctx.sql, ctx.viewer.id, review.taskId),
    returnBar,
    can: {
      review: review.state !== 'returned' && isCorrectable(review) && !isTaken && !own,
      giveBack: review.state === 'waiting' && returnBar === null && !isTaken && !own,
    },
  }
}
