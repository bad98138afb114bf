import { isAsSeen } from '@school/versions/server'
import { type Ctx, refusals } from '@school/kernel/server'
import { ownTaskErrors } from '../contract/errors.ts'
import { findOwnTask, lockOwnTask, type OwnTaskRow } from './queries.ts'

export const refuse = refusals(ownTaskErrors)

export const isOwn = (ctx: Pick<Ctx, 'viewer'>, { authorId }: Pick<OwnTaskRow, 'authorId'>): boolean =>
  authorId === ctx.viewer.id

/** A task of the viewer or one shared by a colleague. @throws own_task_not_found, absent and foreign alike */
export async function accessSeenTask(ctx: Ctx, ownTaskId: number): Promise<OwnTaskRow> {
  const task = await findOwnTask(ctx.sql, ownTaskId, ctx.viewer.id)
  if (!task) throw refuse('own_task_not_found')
  return task
}

/** A task of the viewer, locked until the commit. @throws own_task_not_found */
export async function accessTaskToChange(ctx: Ctx, ownTaskId: number): Promise<OwnTaskRow> {
  await lockOwnTask(ctx.sql, ownTaskId, ctx.viewer.id)
  const task = await accessSeenTask(ctx, ownTaskId)
  if (!isOwn(ctx, task)) throw refuse('own_task_not_found')
  return task
}

/**
 * The same with a check of the version known to the viewer's page; `null` when the requested state is already saved.
 * @throws own_task_not_found, changed_meanwhile
 */
export async function accessAsSeen(
  ctx: Ctx,
  ownTaskId: number,
  wanted: Parameters<typeof isAsSeen>[0],
): Promise<OwnTaskRow | null> {
  const task = await accessTaskToChange(ctx, ownTaskId)
  const now = {
    version: task.revision,
    changedAt: task.updatedAt.toISOString(),
    changedBy: null,
    isMine: true,
    current: { source: task.source },
  }
  return isAsSeen(wanted, now) ? task : null
}
