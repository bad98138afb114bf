import { type Ctx, refusals } from '@school/kernel/server'
import { homeworkErrors, webinarStateOf } from '@school/homeworks/contract'
import { assigningErrors } from '../contract/errors.ts'
import { findManaged, lockManaged, type ManagedRow } from './managed-queries.ts'
import { findSet, type SetRow } from './library-queries.ts'

export const refuse = refusals({ ...homeworkErrors, ...assigningErrors })

/** A homework created by the viewer. @throws homework_not_found */
export async function accessManaged(ctx: Ctx, homeworkId: number): Promise<ManagedRow> {
  const homework = await findManaged(ctx.sql, homeworkId, ctx.viewer.id)
  if (!homework) throw refuse('homework_not_found')
  return homework
}

/** Changeable are drafts with all their sets, and published ones that take answers; an opened webinar homework is not. */
export const managedCan = (homework: ManagedRow) => ({
  change:
    homework.publishedAt === null
      ? homework.baseId === null
      : homework.closedAt === null && homework.webinar === null,
})

/** Locked until the commit: values read now are still valid when written. @throws homework_not_found */
export async function accessManagedToChange(ctx: Ctx, homeworkId: number): Promise<ManagedRow> {
  await lockManaged(ctx.sql, homeworkId, ctx.viewer.id)
  return accessManaged(ctx, homeworkId)
}

/** A published one. @throws homework_not_found, homework_not_published */
export async function accessPublished(ctx: Ctx, homeworkId: number): Promise<ManagedRow> {
  const homework = await accessManaged(ctx, homeworkId)
  if (homework.publishedAt === null) throw refuse('homework_not_published')
  return homework
}

/** One that is not in a webinar that is waiting or open. @throws homework_not_found, homework_not_published, homework_of_webinar */
export async function accessOutsideWebinar(ctx: Ctx, homeworkId: number): Promise<ManagedRow> {
  const homework = await accessPublished(ctx, homeworkId)
  if (homework.webinar && webinarStateOf(homework.webinar) !== 'closed') throw refuse('homework_of_webinar')
  return homework
}

/** A set of the library; a retired one is visible only to pupils who have taken it. @throws homework_set_not_found */
export async function accessSet(ctx: Ctx, setId: number): Promise<SetRow> {
  const set = await findSet(ctx.sql, setId, ctx.viewer.id)
  if (!set || (set.retiredAt !== null && set.homeworkId === null)) throw refuse('homework_set_not_found')
  return set
}
