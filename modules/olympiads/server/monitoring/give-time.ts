import type { Ctx } from '@school/kernel/server'
import type { TimeGrantBody } from '@school/monitoring/contract'
import { listClassPupils, listSchoolPupils } from '@school/school-classes/server'
import { findShifted } from '@school/monitoring/server'
import { grantTime, isAttemptLate, reopenAttempt, tellTimeGranted } from '@school/works/server'
import { findViewer } from '../queries.ts'
import { timeRefusal } from '../rules/index.ts'
import { accessMonitoredStage, type MonitoredStageRow, refuse } from './access.ts'
import { findMonitoredAttempt, type MonitoredAttempt } from './time-queries.ts'

/** Whom the time is given to. A teacher gives it to those whom they lead: others are not there for them. */
async function accessTarget(
  ctx: Ctx,
  { stage, lead }: MonitoredStageRow,
  { target, targetId }: Pick<TimeGrantBody, 'target' | 'targetId'>,
): Promise<{ userIds: readonly number[] | null; attempt?: MonitoredAttempt }> {
  const leadsAll = lead.classIds === null
  if (target === 'all') {
    if (!leadsAll) throw refuse('only_methodists')
    return { userIds: null }
  }
  const id = targetId ?? 0
  if (target === 'school') {
    const userIds = leadsAll || lead.school?.id === id ? await listSchoolPupils(ctx.sql, id) : null
    if (!userIds) throw refuse('monitored_school_not_found')
    return { userIds }
  }
  if (target === 'class') {
    const userIds = leadsAll || lead.classIds!.includes(id) ? await listClassPupils(ctx.sql, id) : null
    if (!userIds) throw refuse('monitored_class_not_found')
    return { userIds }
  }
  const attempt = await findMonitoredAttempt(ctx.sql, stage.id, id, lead.classIds)
  if (!attempt) throw refuse('participation_not_found')
  if (attempt.finishedAt && !attempt.mayGoOn) throw refuse('attempt_handed_in')
  return { userIds: [id], attempt }
}

/** An attempt that the clock has ended goes on, if there is any time left of what was given. @throws minutes_too_few */
async function goOn(ctx: Ctx, { userId, workId }: MonitoredAttempt): Promise<void> {
  const { classIds, schoolIds } = await findViewer(ctx.sql, userId)
  await reopenAttempt(ctx, { workId, userId, classIds, schoolIds })
  if (await isAttemptLate(ctx.sql, workId, userId, ctx.now)) throw refuse('minutes_too_few')
}

/** «Дать время». Every grade of a stage is a work of its own, and a grade may be changed before the start: all of them get it. */
export async function giveTime(ctx: Ctx, stageId: number, body: TimeGrantBody): Promise<MonitoredStageRow> {
  const monitored = await accessMonitoredStage(ctx, stageId)
  const { target, extraMinutes, shiftMinutes, reason } = body
  const targetId = target === 'all' ? null : body.targetId
  const { userIds, attempt } = await accessTarget(ctx, monitored, body)
  const workIds = monitored.stage.grades.map(({ workId }) => workId)
  const refusal = timeRefusal(monitored.stage, body, await findShifted(ctx.sql, workIds, target, targetId))
  if (refusal) throw refuse(refusal)
  const time = { extraSeconds: extraMinutes * 60, shiftSeconds: shiftMinutes * 60 }
  for (const workId of workIds)
    await grantTime(
      ctx,
      { workId, target, targetId, userIds, ...time, reason, grantedBy: ctx.viewer.id },
      ctx.now,
    )
  tellTimeGranted(ctx, [{ target, targetId }])
  if (attempt?.finishedAt) await goOn(ctx, attempt)
  return monitored
}
