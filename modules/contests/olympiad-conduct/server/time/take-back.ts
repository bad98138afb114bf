import type { Ctx } from '@school/kernel/server'
import { listClassPupils, listSchoolPupils } from '@school/school-classes/server'
import { extraTime } from '@school/works/server'
import { haveResultsBeenRead } from '@school/olympiads/contract'
import { accessMonitoredStage, type MonitoredStageRow, refuse } from '../monitoring/access.ts'
import { givesAtOnce } from '../rules/index.ts'
import { findGrant, type GrantRow } from './given-queries.ts'

async function listRecipients({ sql }: Ctx, { target, targetId }: GrantRow): Promise<number[] | null> {
  if (target === 'all' || targetId === null) return null
  if (target === 'user') return [targetId]
  return (await (target === 'class' ? listClassPupils : listSchoolPupils)(sql, targetId)) ?? []
}

/**
 * «Забрать»: possible until an attempt has used the extra time. A teacher revokes only their own grants.
 * @throws stage_not_found, confirmation_needed, stage_published, time_not_found, time_used
 */
export async function takeBack(ctx: Ctx, stageId: number, grantId: number): Promise<MonitoredStageRow> {
  const monitored = await accessMonitoredStage(ctx, stageId)
  const { stage } = monitored
  const workIds = stage.grades.map(({ workId }) => workId)
  const { isMethodist, id } = ctx.viewer
  if (!givesAtOnce(stage, isMethodist)) throw refuse('confirmation_needed')
  const grant = await findGrant(ctx.sql, workIds, grantId)
  if (!grant || (!isMethodist && grant.grantedBy !== id)) throw refuse('time_not_found')
  if (haveResultsBeenRead(stage)) throw refuse('stage_published')
  const userIds = await listRecipients(ctx, grant)
  if (!(await extraTime.takeBack(ctx, { grantIds: grant.ids, userIds, takenBy: id }, ctx.now)))
    throw refuse('time_used')
  ctx.security('privilege_permissions_changed', { reason: 'revoked' })
  return monitored
}
