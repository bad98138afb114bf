import { type Ctx, refusals } from '@school/kernel/server'
import { ownTaskErrors } from '../contract/errors.ts'
import { findOwnTask, lockOwnTask, type OwnTaskRow } from './queries.ts'

export const refuse = refusals(ownTaskErrors)

export const isOwn = (ctx: Pick<Ctx, 'viewer'>, { authorId }: Pick<OwnTaskRow, 'authorId'>): boolean =>
  authorId === ctx.viewer.id

/** A task of the viewer, or of a colleague who shares it. @throws own_task_not_found, absent and somebody else's alike */
export async function accessSeenTask(ctx: Ctx, ownTaskId: number): Promise<OwnTaskRow> {
  const task = await findOwnTask(ctx.sql, ownTaskId, ctx.viewer.id)
  if (!task) throw refuse('own_task_not_found')
  return task
}

/** A task of the viewer, kept from others until the commit. @throws own_task_not_found */
export async function accessTaskToChange(ctx: Ctx, ownTaskId: number): Promise<OwnTaskRow> {
  await lockOwnTask(ctx.sql, ownTaskId, ctx.viewer.id)
  const task = await accessSeenTask(ctx, ownTaskId)
  if (!isOwn(ctx, task)) throw refuse('own_task_not_found')
  return task
}

/** The same, as the page of the viewer knows it. @throws own_task_not_found, own_task_revised */
export async function accessRevision(ctx: Ctx, ownTaskId: number, revision: number): Promise<OwnTaskRow> {
  const task = await accessTaskToChange(ctx, ownTaskId)
  if (task.revision !== revision) throw refuse('own_task_revised')
  return task
}
