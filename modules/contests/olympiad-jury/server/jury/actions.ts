import { changeUser } from '@school/users/server'
import type { Ctx } from '@school/kernel/server'
import { accessMonitoredStage } from '@school/olympiad-conduct/server'
import { addExpert, endExpert } from '@school/olympiads/server'
import { refuse } from '../refuse.ts'
import { findGrownUp, isExpertSomewhere } from './queries.ts'

/** A stage for those who appoint its experts. @throws stage_not_found, only_methodists */
export async function accessJuryOf(ctx: Ctx, stageId: number): Promise<void> {
  await accessMonitoredStage(ctx, stageId)
  if (!ctx.viewer.isMethodist) throw refuse('only_methodists')
}

/** Idempotent. @throws stage_not_found, only_methodists, expert_not_found */
export async function appointExpert(ctx: Ctx, stageId: number, email: string): Promise<void> {
  await accessJuryOf(ctx, stageId)
  const userId = await findGrownUp(ctx.sql, email)
  if (userId === undefined) throw refuse('expert_not_found')
  if (!(await addExpert(ctx, stageId, userId))) return
  await changeUser(ctx, userId, { isExpert: true })
  ctx.security('privilege_permissions_changed', { reason: 'granted', subjectIds: [userId] })
}

/** Idempotent. @throws stage_not_found, only_methodists */
export async function dismissExpert(ctx: Ctx, stageId: number, expertId: number): Promise<void> {
  await accessJuryOf(ctx, stageId)
  const userId = await endExpert(ctx, stageId, expertId)
  if (userId === undefined) return
  await changeUser(ctx, userId, { isExpert: await isExpertSomewhere(ctx.sql, userId) })
  ctx.security('privilege_permissions_changed', { reason: 'revoked', subjectIds: [userId] })
}
