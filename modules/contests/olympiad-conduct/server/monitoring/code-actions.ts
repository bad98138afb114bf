import type { Ctx } from '@school/kernel/server'
import { stateOf } from '@school/olympiads/contract'
import { insertCode, setSeatsOf } from '@school/olympiads/server'
import { accessMonitoredStage, refuse } from './access.ts'
import { findMonitoredCode, isSchool, type MonitoredCodeRow } from './code-queries.ts'

/** A stage that still accepts entries by code, for those who issue codes. */
async function accessCodes(ctx: Ctx, stageId: number): Promise<void> {
  const { stage } = await accessMonitoredStage(ctx, stageId)
  if (!ctx.viewer.isMethodist) throw refuse('only_methodists')
  if (stage.entry !== 'code') throw refuse('codes_needless')
  if (!['announced', 'running'].includes(stateOf(stage, ctx.now))) throw refuse('entry_closed')
}

/** @throws stage_not_found, only_methodists, codes_needless, entry_closed, school_not_found */
export async function issueCodeTo(
  ctx: Ctx,
  stageId: number,
  organizationId: number,
): Promise<MonitoredCodeRow> {
  await accessCodes(ctx, stageId)
  if (!(await isSchool(ctx.sql, organizationId))) throw refuse('school_not_found')
  await insertCode(ctx, stageId, organizationId)
  return (await findMonitoredCode(ctx.sql, stageId, { organizationId }))!
}

/** @throws stage_not_found, only_methodists, codes_needless, entry_closed, code_not_found, seats_below_taken */
export async function setSeats(
  ctx: Ctx,
  stageId: number,
  codeId: number,
  seats: number,
): Promise<MonitoredCodeRow> {
  await accessCodes(ctx, stageId)
  if (!(await findMonitoredCode(ctx.sql, stageId, { codeId }))) throw refuse('code_not_found')
  if (!(await setSeatsOf(ctx.sql, codeId, seats))) throw refuse('seats_below_taken')
  ctx.security('privilege_permissions_changed', { reason: 'granted' })
  return (await findMonitoredCode(ctx.sql, stageId, { codeId }))!
}
