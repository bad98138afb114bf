import type { Ctx } from '@school/kernel/server'
import { accessAppealedAnswer, listAppealCards } from '@school/reviews/server'
import { findJudgedAttempt, findSolved } from '@school/results/server'
import { findStageOfWork } from '@school/olympiads/server'
import { accessJury } from '../jury-access.ts'

/** @throws stage_not_found */
export async function listAppealsOfStage(
  ctx: Ctx,
  stageId: number,
  isDecided: boolean,
  paging: { page: number; limit: number },
) {
  const { stage } = await accessJury(ctx, stageId)
  const workIds = stage.grades.map(({ workId }) => workId)
  return listAppealCards(ctx, workIds, isDecided, paging)
}

/** Whether the viewer is a member of the jury of a work. */
export const isOfJury =
  (ctx: Ctx) =>
  async (workId: number): Promise<boolean> =>
    ctx.viewer.isMethodist && (await findStageOfWork(ctx.sql, workId)) !== undefined

/** The answer under appeal, without the name of its author. @throws appeal_not_found, appeal_by_review */
export async function readAppealedAnswer(ctx: Ctx, appealId: number) {
  const { attemptId, taskId } = await accessAppealedAnswer(ctx, isOfJury(ctx), appealId)
  const attempt = await findJudgedAttempt(ctx.sql, attemptId)
  return (await findSolved(ctx.sql, attempt!, taskId))!
}
