import type { Ctx } from '@school/kernel/server'
import { listClassPupils, listSchoolPupils } from '@school/school-classes/server'
import type { TimeGrantBody } from '../contract/time-grant.ts'
import { grantTime, isRunLate, reopenRun, tellTimeGranted } from '@school/works/server'
import { accessMonitoredWork, refuse } from './access.ts'
import { findLastRun, type LastRun, type MonitoredWorkRow } from './queries.ts'
import { grantRefusal } from './rules.ts'

/** Whom the time is given to. @throws monitored_run_not_found, monitored_class_not_found, monitored_school_not_found, run_handed_in */
async function accessTarget(
  ctx: Ctx,
  workId: number,
  { target, targetId }: Pick<TimeGrantBody, 'target' | 'targetId'>,
): Promise<{ userIds: readonly number[] | null; run?: LastRun }> {
  if (target === 'all') return { userIds: null }
  const id = targetId ?? 0
  if (target === 'user') {
    const run = await findLastRun(ctx.sql, workId, id)
    if (!run) throw refuse('monitored_run_not_found')
    if (run.finishedAt && !run.mayGoOn) throw refuse('run_handed_in')
    return { userIds: [id], run }
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
  const { userIds, run } = await accessTarget(ctx, workId, body)
  await grantTime(
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
  tellTimeGranted(ctx, [{ target, targetId: body.targetId ?? null }])
  if (run?.finishedAt) {
    await reopenRun(ctx, { workId, ...run })
    if (await isRunLate(ctx.sql, workId, run.userId, ctx.now)) throw refuse('minutes_too_few')
  }
  return work
}
