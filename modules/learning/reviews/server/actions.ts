import { isAsSeen } from '@school/versions/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { reviewRecord, lockAttempt } from '@school/works/server'
import { isSavedUntilFinish, type PolicyAttempt, policyOf, verdictOfPoints } from '@school/work-rules/server'
import type { Meanwhile } from '@school/kernel/contract'
import type { SheetNotes } from '@school/works/contract'
import { reviewErrors } from '../contract/errors.ts'
import type { ReturnBar, ReturnBody, ReviewBody } from '../contract/reviewed-answer.ts'
import { accessReview, type AnswerToCheck } from './access.ts'
import { closeAppeal } from './appeals/close.ts'
import { isForJury, isMarkedByViewer, judgeInJury } from './jury/judge.ts'
import type { ReviewScope } from './queue.ts'
import { isTakenFrom, maxOf, notesInOrder, pointsOf, returnBarOf, takenMs } from './rules.ts'
import { listSame } from './same.ts'
import { notifyChecked, notifyReturned } from './notify.ts'

const refuse = refusals(reviewErrors)

/** Takes an answer to the viewer's desk for fifteen minutes; the page repeats the call. @throws review_not_found, review_taken */
export async function takeReview(ctx: Ctx, scope: ReviewScope, id: number): Promise<void> {
  const review = await accessReview(ctx, scope, id)
  if (review.state !== 'waiting' || (await isMarkedByViewer(ctx, review))) return
  const until = new Date(ctx.now.getTime() + takenMs)
  if (!(await reviewRecord.hold(ctx.sql, { id, userId: ctx.viewer.id, until, now: ctx.now })))
    throw refuse('review_taken')
}

/** Releases an answer that was not checked. */
export async function leaveReview(ctx: Ctx, scope: ReviewScope, id: number): Promise<void> {
  await accessReview(ctx, scope, id)
  await reviewRecord.release(ctx.sql, id, ctx.viewer.id)
}

/** A review cannot be corrected when it was appealed against, when it decided an appeal, or when a jury has settled it. */
export const isCorrectable = (review: AnswerToCheck): boolean =>
  review.state === 'waiting' || (!review.isAppealed && review.appealText === null && !isForJury(review))

async function accessToCheck(ctx: Ctx, scope: ReviewScope, id: number): Promise<AnswerToCheck> {
  // Of concurrent calls the second sees the result of the first: the review is read again after the lock.
  await lockAttempt(ctx.sql, (await accessReview(ctx, scope, id)).attemptId)
  const review = await accessReview(ctx, scope, id, true)
  if (review.state === 'returned') throw refuse('review_closed')
  if (!isCorrectable(review)) throw refuse(isForJury(review) ? 'review_settled' : 'review_appealed')
  if (await isMarkedByViewer(ctx, review)) throw refuse('review_marked')
  if (review.state === 'waiting' && isTakenFrom(ctx.viewer.id, review, ctx.now)) throw refuse('review_taken')
  return review
}

/** Notes in the order of the photographs. @throws review_sheet_unknown */
function notesOn({ response }: AnswerToCheck, notes: readonly SheetNotes[]): SheetNotes[] {
  const ordered = notesInOrder(response.kind === 'file' ? response.files : [], notes)
  if (ordered === null) throw refuse('review_sheet_unknown')
  return ordered
}

const by = ({ viewer, now }: Ctx, id: number) => ({ id, userId: viewer.id, now })

/**
 * Saves the points and the comment for an answer; a repeated call corrects them. The answer is then judged like any other: points,
 * status, XP (once, never revoked), and the sum of a finished attempt.
 * A second review after an appeal decides it: it may raise the points and never lowers them. For a jury it is one of its marks.
 * @param version shown on the screen; `null`: the answer is pending, and is reviewed together with another one
 * @throws changed_meanwhile, review_not_found, review_closed, review_taken, review_marked, review_settled, review_points_wrong,
 * review_sheet_unknown, review_appealed, appeal_words_needed
 */
async function reviewOne(
  ctx: Ctx,
  scope: ReviewScope,
  id: number,
  { criteria, comment, ...drawn }: Omit<ReviewBody, 'sameIds' | 'version'>,
  version: number | null,
): Promise<void> {
  const review = await accessToCheck(ctx, scope, id)
  const points = pointsOf(review.task.rubric.criteria, criteria)
  if (points === null) throw refuse('review_points_wrong')
  if (review.appealText !== null && comment === '') throw refuse('appeal_words_needed')
  const sheetNotes = notesOn(review, drawn.sheetNotes)
  if (isForJury(review)) {
    const finalPoints = await judgeInJury(ctx, review, { criteria, points, comment, sheetNotes })
    if (finalPoints === null) return
    await recordVerdict(ctx, review, finalPoints)
    return notifyChecked(ctx, review, '')
  }
  const asked = { criteria, comment, sheetNotes }
  if (version !== null && !isAsSeen({ version, asked }, saidOf(ctx, review))) return
  await reviewRecord.save(ctx.sql, by(ctx, id), { state: 'reviewed', criteria, points, comment, sheetNotes })
  if (review.appealText !== null) return closeAppeal(ctx, review, { points, words: comment })
  await recordVerdict(ctx, review, points)
  await notifyChecked(ctx, review, comment)
}

/** The saved review and its author. */
const saidOf = ({ viewer }: Ctx, review: AnswerToCheck): Meanwhile => ({
  version: review.version,
  changedAt: review.reviewedAt?.toISOString() ?? null,
  changedBy: review.reviewerName,
  isMine: review.reviewerId === viewer.id,
  current: { criteria: review.criteria ?? [], comment: review.comment, sheetNotes: review.sheetNotes },
})

async function recordVerdict(ctx: Ctx, review: AnswerToCheck, points: number): Promise<void> {
  if (isSavedUntilFinish(review.rules) && !review.isJudged) await reviewRecord.judgeReviewed(ctx, review)
  else
    await reviewRecord.applyVerdict(ctx, review, verdictOfPoints(points, maxOf(review.task.rubric.criteria)))
}

/**
 * Reviews an answer together with the given answers of the same text, each with its own review, all or none.
 * Answers checked or taken by others meanwhile are skipped. Attempts are locked in the order of their ids.
 */
export async function reviewAnswer(
  ctx: Ctx,
  scope: ReviewScope,
  id: number,
  { sameIds, version, ...said }: ReviewBody,
): Promise<void> {
  if (sameIds.length === 0) return reviewOne(ctx, scope, id, said, version)
  const review = await accessReview(ctx, scope, id)
  const same = (await listSame(ctx, scope, review)).filter((one) => sameIds.includes(one.id))
  for (const one of [review, ...same].toSorted((a, b) => a.attemptId - b.attemptId || a.id - b.id)) {
    if (one.id !== id && !(await isStillFree(ctx, scope, one.id))) continue
    await reviewOne(ctx, scope, one.id, said, one.id === id ? version : null)
  }
}

async function isStillFree(ctx: Ctx, scope: ReviewScope, id: number): Promise<boolean> {
  const review = await accessReview(ctx, scope, id, true)
  return review.state === 'waiting' && !isTakenFrom(ctx.viewer.id, review, ctx.now)
}

/** Why the pupil could not improve a returned answer; null when they could. */
export async function findReturnBar(ctx: Ctx, review: AnswerToCheck): Promise<ReturnBar | null> {
  const isExam = isSavedUntilFinish(review.rules)
  const returning = policyOf(ctx, review.workKind)?.returning
  const mayGoOn = isExam || !returning ? null : await returning.mayGoOn(ctx, attemptOf(review))
  return returnBarOf({ isExam, isFinished: review.isFinished, mayGoOn })
}

const attemptOf = ({ attemptId: id, workId, userId }: AnswerToCheck): PolicyAttempt => ({
  id,
  workId,
  userId,
})

/**
 * «Вернуть на доработку»: the try does not count, and another one is allowed. A finished work is reopened for it; its other answers stay
 * as they are.
 * @throws review_not_found, review_closed, review_taken, review_marked, review_settled, review_not_returnable, review_sheet_unknown
 */
export async function returnAnswer(
  ctx: Ctx,
  scope: ReviewScope,
  id: number,
  { comment, ...drawn }: ReturnBody,
): Promise<void> {
  const review = await accessToCheck(ctx, scope, id)
  if (review.state !== 'waiting' || (await findReturnBar(ctx, review))) throw refuse('review_not_returnable')
  const sheetNotes = notesOn(review, drawn.sheetNotes)
  await reviewRecord.save(ctx.sql, by(ctx, id), {
    state: 'returned',
    criteria: null,
    points: null,
    comment,
    sheetNotes,
  })
  if (review.isFinished) await policyOf(ctx, review.workKind)!.returning!.reopen(ctx, attemptOf(review))
  await reviewRecord.giveTryBack(ctx, review)
  await notifyReturned(ctx, review, comment)
}
