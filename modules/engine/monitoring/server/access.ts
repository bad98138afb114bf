import { type Ctx, refusals } from '@school/kernel/server'
import { monitoringErrors } from '../contract/errors.ts'
import { findMonitoredWork, type MonitoredWorkRow, monitoredWorksSql } from './queries.ts'

export const refuse = refusals(monitoringErrors)

/** A work whose attempts the viewer leads: a methodist those of rehearsals and attestations. @throws monitored_work_not_found */
export async function accessMonitoredWork(ctx: Ctx, workId: number): Promise<MonitoredWorkRow> {
  const work = ctx.viewer.isMethodist
    ? await findMonitoredWork(ctx.sql, monitoredWorksSql(ctx), workId, ctx.now)
    : undefined
  if (!work) throw refuse('monitored_work_not_found')
  return work
}
