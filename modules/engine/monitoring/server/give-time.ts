import type { Ctx } from '@school/kernel/server'
import { listClassPupils, listSchoolPupils } from '@school/school-classes/server'
import type { TimeGrantBody } from '../contract/time-grant.ts'
import { extraTime, isAttemptLate, reopenAttempt } from '@school/works/server'
import { accessMonitoredWork, refuse } from './access.ts'
import { findLastAttempt, type LastAttempt, type MonitoredWorkRow } from './queries.ts'
import { grantRefusal } from './rules.ts'

/**
 * Checks the recipient of the time.
 * @throws monitored_attempt_not_found, monitored_class_not_found, monitored_school_not_found, attempt_handed_in
 */
async function accessTarget(
  ctx: Ctx,
  workId: number,
  { target, targetId }: Pick<TimeGrantBody, 'target' | 'targetId'>,
): Promise<{ userIds: readonly number[] | null; attempt?: LastAttempt }> {
  if (target === 'all') return { userIds: null }
  const id = targetId ?? 0
  if (target === 'user') {
    const attempt = await findLastAttempt(ctx.sql, workId, id)
    if (!attempt) throw refuse('monitored_attempt_not_found')
    if (attempt.finishedAt && !attempt.mayGoOn) throw refuse('attempt_handed_in')
    return { userIds: [id], attempt }
  }
  const userIds = await (target === 'school' ? listSchoolPupils : listClassPupils)(ctx.sql, id)
  if (!userIds) throw refuse(target === 'school' ? 'monitored_school_not_found' : 'monitored_class_not_found')
  return { userIds }
}

/**
 * «Дать время».
 * @throws monitored_work_not_found, minutes_needed, no_window, minutes_too_few, and what `accessTarget` throws
 */
export async function giveWorkTime(ctx: Ctx, workId: number, body: TimeGrantBody): Promise<MonitoredWorkRow> {
  const work = await accessMonitoredWork(ctx, workId)
  const refusal = grantRefusal(work.rules, body)
  if (refusal) throw refuse(refusal)
  const { target, extraMinutes, shiftMinutes, reason } = body
  const { userIds, attempt } = await accessTarget(ctx, workId, body)
  await extraTime.grant(
    ctx,
    {
      workId,
      target,
      targetId: target === 'all' ? null : body.targetId,
      userIds,
      extraSeconds: extraMinutes * 60,
      shiftSeconds: shiftMinutes * 60,
      reason,
      grantedBy: ctx.viewer.id,
    },
    ctx.now,
  )
  extraTime.log(ctx, [{ target, targetId: body.targetId ?? null }])
  if (attempt?.finishedAt) {
    await reopenAttempt(ctx, { workId, ...attempt })
    if (await isAttemptLate(ctx.sql, workId, attempt.userId, ctx.now)) throw refuse('minutes_too_few')
  }
  return work
}
