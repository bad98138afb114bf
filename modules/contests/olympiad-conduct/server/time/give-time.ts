import type { Ctx } from '@school/kernel/server'
import type { TimeGrantBody } from '@school/monitoring/contract'
import { listClassPupils, listSchoolPupils } from '@school/school-classes/server'
import { extraTime, isAttemptLate, reopenAttempt } from '@school/works/server'
import { findViewer } from '@school/olympiads/server'
import { accessMonitoredStage, type MonitoredStageRow, refuse } from '../monitoring/access.ts'
import { givesAtOnce, timeRefusal } from '../rules/index.ts'
import { findGiven, findMonitoredAttempt, type MonitoredAttempt } from './given-queries.ts'

/** Resolves the recipients of time. A teacher gives it only to those whom they lead; others look absent. */
export async function accessTarget(
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
    const userIds = leadsAll || lead.schoolIds.includes(id) ? await listSchoolPupils(ctx.sql, id) : null
    if (!userIds) throw refuse('monitored_school_not_found')
    return { userIds }
  }
  if (target === 'class') {
    const userIds = leadsAll || lead.classIds!.includes(id) ? await listClassPupils(ctx.sql, id) : null
    if (!userIds) throw refuse('monitored_class_not_found')
    return { userIds }
  }
  if (lead.areNamesClosed) throw refuse('names_closed')
  const attempt = await findMonitoredAttempt(ctx.sql, stage.id, id, lead.classIds)
  if (!attempt) throw refuse('participation_not_found')
  if (attempt.finishedAt && !attempt.mayGoOn) throw refuse('attempt_handed_in')
  return { userIds: [id], attempt }
}

/** Reopens an attempt ended by the clock when some of the given time is left. @throws minutes_too_few */
async function goOn(ctx: Ctx, { userId, workId }: MonitoredAttempt): Promise<void> {
  const { classIds, schoolIds } = await findViewer(ctx.sql, userId)
  await reopenAttempt(ctx, { workId, userId, classIds, schoolIds })
  if (await isAttemptLate(ctx.sql, workId, userId, ctx.now)) throw refuse('minutes_too_few')
}

/** Resolves the recipients of given or requested time, within the limits of the stage. */
export async function accessTime(ctx: Ctx, monitored: MonitoredStageRow, body: TimeGrantBody) {
  const { stage } = monitored
  const found = await accessTarget(ctx, monitored, body)
  const { target } = body
  const targetId = target === 'all' ? null : body.targetId
  const given = await findGiven(ctx.sql, stage, { target, targetId, userIds: found.userIds })
  const refusal = timeRefusal(stage, body, given)
  if (refusal) throw refuse(refusal)
  return { ...found, targetId }
}

/** Each grade of a stage is a separate work, and the grade may be changed before the start: time is given in all of them. */
export async function giveTo(ctx: Ctx, monitored: MonitoredStageRow, body: TimeGrantBody): Promise<void> {
  const { userIds, attempt, targetId } = await accessTime(ctx, monitored, body)
  const { target, extraMinutes, shiftMinutes, reason } = body
  const time = { extraSeconds: extraMinutes * 60, shiftSeconds: shiftMinutes * 60 }
  // In the order of ids, the same lock order as in `takeBack`.
  for (const { workId } of monitored.stage.grades.toSorted((a, b) => a.workId - b.workId))
    await extraTime.grant(
      ctx,
      { workId, target, targetId, userIds, ...time, reason, grantedBy: ctx.viewer.id },
      ctx.now,
    )
  extraTime.log(ctx, [{ target, targetId }])
  if (attempt?.finishedAt) await goOn(ctx, attempt)
}

/** «Дать время». Where diplomas depend on the stage, a teacher has to ask a methodist. @throws confirmation_needed, what `giveTo` throws */
export async function giveTime(ctx: Ctx, stageId: number, body: TimeGrantBody): Promise<MonitoredStageRow> {
  const monitored = await accessMonitoredStage(ctx, stageId)
  if (!givesAtOnce(monitored.stage, ctx.viewer.isMethodist)) {
    await accessTarget(ctx, monitored, body)
    throw refuse('confirmation_needed')
  }
  await giveTo(ctx, monitored, body)
  return monitored
}
