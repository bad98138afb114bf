import { type Ctx, isUlid, refusals } from '@school/kernel/server'
import type { Entrance } from '@school/works/server'
import { findOnCheck, findJudgedAttempt, findSolved, findSolvedOnCheck } from '@school/results/server'
import { examRehearsalErrors } from '../contract/errors.ts'
import { findRehearsal, type RehearsalRow } from './queries.ts'
import { isShareOpen } from './rules/grade.ts'
import { listAttempts, type AttemptRow } from './attempts.ts'
import { findShare, type ShareRow } from './share-queries.ts'

const refuse = refusals(examRehearsalErrors)

/** A rehearsal; a retired one is visible only to users who have started it. @throws exam_rehearsal_not_found */
export async function accessRehearsal(ctx: Ctx, id: number): Promise<RehearsalRow> {
  const rehearsal = await findRehearsal(ctx.sql, id, ctx.viewer.id, ctx.now)
  if (!rehearsal || (rehearsal.retiredAt !== null && !rehearsal.hasAttempt))
    throw refuse('exam_rehearsal_not_found')
  return rehearsal
}

/** Permission to solve, in the form the engine expects. */
export const entranceOf = ({ workId, classIds, schoolIds }: RehearsalRow): Entrance => ({
  workId,
  classIds,
  schoolIds,
})

/**
 * The viewer's finished attempts and the requested one, by default the last; `null` when there are none.
 * @throws exam_rehearsal_not_found, exam_results_not_found
 */
export async function accessAttempts(ctx: Ctx, id: number, attemptNumber: number | undefined) {
  const rehearsal = await accessRehearsal(ctx, id)
  const attempts = await listAttempts(ctx.sql, ctx.viewer.id, [rehearsal.workId], ctx.now)
  const wanted =
    attemptNumber === undefined ? attempts.at(-1) : attempts.find((other) => other.number === attemptNumber)
  if (!wanted && attemptNumber !== undefined) throw refuse('exam_results_not_found')
  return { rehearsal, attempts, wanted }
}

/** @throws exam_rehearsal_not_found, exam_results_not_found */
export async function accessAttempt(
  ctx: Ctx,
  id: number,
  attemptNumber: number | undefined,
): Promise<{ rehearsal: RehearsalRow; attempts: AttemptRow[]; wanted: AttemptRow }> {
  const { wanted, ...rest } = await accessAttempts(ctx, id, attemptNumber)
  if (!wanted) throw refuse('exam_results_not_found')
  return { ...rest, wanted }
}

/** A finished attempt as the engine keeps it, judged or on check. */
export const findFinished = async (ctx: Ctx, { attemptId, isOnCheck }: AttemptRow) =>
  isOnCheck ? findOnCheck(ctx.sql, attemptId, ctx.now) : findJudgedAttempt(ctx.sql, attemptId)

/**
 * One task of a finished attempt with the answer and the solution, when it may be read now; nothing when it is not of this work.
 * @throws exam_rehearsal_not_found, exam_results_not_found, exam_solutions_closed
 */
export async function accessSolved(ctx: Ctx, id: number, attemptNumber: number | undefined, taskId: number) {
  const { rehearsal, wanted } = await accessAttempt(ctx, id, attemptNumber)
  // Solutions are closed while a new attempt is in progress.
  if (rehearsal.isUnderWay) throw refuse('exam_solutions_closed')
  const { attemptId, isOnCheck } = wanted
  const onCheck = isOnCheck ? await findOnCheck(ctx.sql, attemptId, ctx.now) : null
  if (onCheck) return { rehearsal, judged: null, solved: await findSolvedOnCheck(ctx.sql, onCheck, taskId) }
  const judged = await findJudgedAttempt(ctx.sql, attemptId)
  if (!judged) throw refuse('exam_results_not_found')
  return { rehearsal, judged, solved: await findSolved(ctx.sql, judged, taskId) }
}

/** A link of one's own to an attempt of this rehearsal, revoked or not. @throws exam_rehearsal_not_found, exam_share_not_found */
export async function accessOwnShare(ctx: Ctx, id: number, ulid: string): Promise<ShareRow> {
  const rehearsal = await accessRehearsal(ctx, id)
  const share = isUlid(ulid) ? await findShare(ctx.sql, ulid) : undefined
  if (!share || share.userId !== ctx.viewer.id || share.rehearsalId !== rehearsal.id)
    throw refuse('exam_share_not_found')
  return share
}

/** What a valid link shows, for any viewer. @throws exam_share_not_found */
export async function accessShared(ctx: Ctx, ulid: string) {
  const share = isUlid(ulid) ? await findShare(ctx.sql, ulid) : undefined
  if (!share || !isShareOpen(share, ctx.now)) throw refuse('exam_share_not_found')
  const rehearsal = await findRehearsal(ctx.sql, share.rehearsalId, 0, ctx.now)
  const attempts = await listAttempts(ctx.sql, share.userId, [rehearsal!.workId], ctx.now)
  const wanted = attempts.find(({ attemptId }) => attemptId === share.attemptId)
  const attempt = wanted && (await findFinished(ctx, wanted))
  if (!wanted || !attempt) throw refuse('exam_share_not_found')
  return { share, rehearsal: rehearsal!, wanted, attempt }
}
