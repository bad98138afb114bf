import { type Ctx, makeUlid, refusals } from '@school/kernel/server'
import { workErrors } from '@school/works/contract'
import { reviewErrors } from '@school/reviews/contract'
import { fileAppeal } from '@school/reviews/server'
import { examRehearsalErrors } from '../contract/errors.ts'
import { accessOwnShare, accessAttempt, accessSolved } from './access.ts'
import { endOfDay } from './rules/grade.ts'
import { appealUntil } from './rules/paper.ts'
import { markRevoked, putShare, type ShareRow } from './share-queries.ts'

const refuse = refusals({ ...examRehearsalErrors, ...workErrors, ...reviewErrors })

/**
 * Creates the link of an attempt, or changes the expiry of the existing one.
 * @throws exam_rehearsal_not_found, exam_results_not_found, exam_share_in_past
 */
export async function shareAttempt(
  ctx: Ctx,
  id: number,
  { attemptNumber, endsOn }: { attemptNumber: number; endsOn: string | null },
): Promise<ShareRow> {
  const { wanted } = await accessAttempt(ctx, id, attemptNumber)
  const endsAt = endsOn === null ? null : endOfDay(endsOn)
  if (endsAt && endsAt <= ctx.now) throw refuse('exam_share_in_past')
  const { attemptId } = wanted
  const share = await putShare(ctx.sql, { ulid: makeUlid(ctx.now), attemptId, createdAt: ctx.now, endsAt })
  ctx.security('privilege_permissions_changed', { reason: 'granted', ids: { attemptId } })
  return share
}

/** @throws exam_rehearsal_not_found, exam_share_not_found */
export async function revokeShare(ctx: Ctx, id: number, ulid: string): Promise<void> {
  const share = await accessOwnShare(ctx, id, ulid)
  if (!(await markRevoked(ctx.sql, share.ulid, ctx.now))) return
  ctx.security('privilege_permissions_changed', { reason: 'revoked', ids: { attemptId: share.attemptId } })
}

/** Requests a second review of an extended answer. @throws as `accessSolved` and `fileAppeal` */
export async function appealTask(
  ctx: Ctx,
  { examRehearsalId, taskId }: { examRehearsalId: number; taskId: number },
  attemptNumber: number | undefined,
  text: string,
): Promise<void> {
  const { judged, solved } = await accessSolved(ctx, examRehearsalId, attemptNumber, taskId)
  if (!solved) throw refuse('task_not_found')
  if (!judged) throw refuse('appeal_not_possible')
  const until = appealUntil(solved.question.kind, judged.judgedAt)
  await fileAppeal(ctx, { attemptId: judged.id, taskId, text, until })
}
