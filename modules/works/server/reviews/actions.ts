import { type Ctx, refusals } from '@school/kernel/server'
import { settleAppeal } from '../appeals/settle.ts'
import { workErrors } from '../../contract/errors.ts'
import type { ReviewBody } from '../../contract/review.ts'
import { judgeRun } from '../run/judge.ts'
import { listRunStandings, runOf } from '../run/queries.ts'
import { areResultsOpen, isSavedUntilFinish } from '../rules/work-rules.ts'
import { afterReturn } from '../standing.ts'
import { accessReview, type AskedReview } from './access.ts'
import { applyVerdict, findAttempt, saveStanding } from './apply-verdict.ts'
import type { ReviewScope } from './queue.ts'
import { isTakenFrom, maxOf, pointsOf, takenMs, verdictOf } from './rules.ts'

const refuse = refusals(workErrors)

/** Puts an answer on the viewer's desk for a quarter of an hour; the page repeats it. @throws review_not_found, review_taken */
export async function takeReview(ctx: Ctx, scope: ReviewScope, id: number): Promise<void> {
  const review = await accessReview(ctx, scope, id)
  if (review.state !== 'waiting') return
  const { rowCount } = await ctx.sql.query({
    name: 'take_review',
    text: `update answer_reviews set taken_by = $2, taken_until = $3
      where id = $1 and (taken_by is null or taken_by = $2 or taken_until <= $4)`,
    values: [id, ctx.viewer.id, new Date(ctx.now.getTime() + takenMs), ctx.now],
  })
  if (rowCount === 0) throw refuse('review_taken')
}

/** Lets go of an answer that was not checked. */
export async function leaveReview(ctx: Ctx, scope: ReviewScope, id: number): Promise<void> {
  await accessReview(ctx, scope, id)
  await ctx.sql.query({
    name: 'leave_review',
    text: 'update answer_reviews set taken_by = null, taken_until = null where id = $1 and taken_by = $2',
    values: [id, ctx.viewer.id],
  })
}

/** Neither is what an appeal was filed against said again, nor what has decided it. */
export const isCorrectable = ({ state, isAppealed, appealText }: AskedReview): boolean =>
  state === 'waiting' || (!isAppealed && appealText === null)

async function accessToCheck(ctx: Ctx, scope: ReviewScope, id: number): Promise<AskedReview> {
  const review = await accessReview(ctx, scope, id, true)
  if (review.state === 'returned') throw refuse('review_closed')
  if (!isCorrectable(review)) throw refuse('review_appealed')
  if (review.state === 'waiting' && isTakenFrom(ctx.viewer.id, review, ctx.now)) throw refuse('review_taken')
  return review
}

interface Said {
  state: 'reviewed' | 'returned'
  criteria: ReviewBody['criteria'] | null
  points: number | null
  comment: string
}

async function saveReview(ctx: Ctx, id: number, { state, criteria, points, comment }: Said): Promise<void> {
  await ctx.sql.query({
    name: 'save_review',
    text: `update answer_reviews set state = $2, criteria = $3::jsonb, points = $4, comment = $5, reviewer_id = $6, reviewed_at = $7,
        taken_by = null, taken_until = null where id = $1`,
    values: [id, state, criteria && JSON.stringify(criteria), points, comment, ctx.viewer.id, ctx.now],
  })
}

/**
 * Says the points and the words about an answer; said again, it is corrected. From here on the answer is judged like any other:
 * points, status, XP (once, nothing is taken back), and the sum of a finished run.
 * A second look after an appeal decides it: it may raise the points and takes nothing.
 * @throws review_not_found, review_closed, review_taken, review_points_wrong, review_appealed, appeal_words_needed
 */
export async function reviewAnswer(
  ctx: Ctx,
  scope: ReviewScope,
  id: number,
  { criteria, comment }: ReviewBody,
): Promise<void> {
  const review = await accessToCheck(ctx, scope, id)
  const asked = review.task.rubric.criteria
  const points = pointsOf(asked, criteria)
  if (points === null) throw refuse('review_points_wrong')
  if (review.appealText !== null && comment === '') throw refuse('appeal_words_needed')
  await saveReview(ctx, id, { state: 'reviewed', criteria, points, comment })
  if (review.appealText !== null) return settleAppeal(ctx, review, { points, words: comment })
  if (isSavedUntilFinish(review.rules) && !review.isJudged) await judgeWhenAllIsChecked(ctx, review)
  else await applyVerdict(ctx, review, verdictOf(points, maxOf(asked)))
}

/**
 * «Вернуть на доработку»: the try is as if it had not been made, and another one may be.
 * @throws review_not_found, review_closed, review_taken, review_not_returnable
 */
export async function returnAnswer(ctx: Ctx, scope: ReviewScope, id: number, comment: string): Promise<void> {
  const review = await accessToCheck(ctx, scope, id)
  if (!isReturnable(review)) throw refuse('review_not_returnable')
  await saveReview(ctx, id, { state: 'returned', criteria: null, points: null, comment })
  const attempt = await findAttempt(ctx, review.attemptId)
  const [standing] = await listRunStandings(ctx.sql, attempt, review.taskId)
  if (standing) await saveStanding(ctx, review, afterReturn(standing))
}

/** Only what waits, and where the pupil may still answer. */
export const isReturnable = ({ rules, isFinished, state }: AskedReview): boolean =>
  state === 'waiting' && !isFinished && !isSavedUntilFinish(rules)

/** The last review of an exam lets it be judged, at once or at the hour of its results. */
async function judgeWhenAllIsChecked(ctx: Ctx, { attemptId, rules }: AskedReview): Promise<void> {
  const { rowCount } = await ctx.sql.query({
    name: 'stop_awaiting_review',
    text: `update attempts set awaits_review = false where id = $1
      and not exists (select from answer_reviews where attempt_id = $1 and state = 'waiting')`,
    values: [attemptId],
  })
  if (rowCount === 0 || !areResultsOpen(rules, ctx.now)) return
  const run = runOf(await findAttempt(ctx, attemptId))
  if (run.attempt) await judgeRun(ctx, { ...run, attempt: run.attempt })
}
