import { type Ctx, refusals } from '@school/kernel/server'
import { checkingErrors } from '../../contract/errors.ts'
import { findLedWork, type LedWorkRow } from './queries.ts'

export const refuse = refusals(checkingErrors)

/** A work whose runs the viewer leads: a methodist those of rehearsals and attestations. @throws led_work_not_found */
export async function accessLedWork(ctx: Ctx, workId: number): Promise<LedWorkRow> {
  const work = ctx.viewer.isMethodist ? await findLedWork(ctx.sql, workId, ctx.now) : undefined
  if (!work) throw refuse('led_work_not_found')
  return work
}
